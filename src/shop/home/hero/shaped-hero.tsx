import type { ComponentType } from "react";
import { compareMethods } from "#features/shipping/domain/compare-methods.ts";
import { PARCEL_PRESETS } from "#features/shipping/domain/parcel-presets.ts";
import { useMoney } from "#features/sites/shop/use-money.ts";
import { useShell, useTraits } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import type { HeroShape } from "#themes/theme-types.ts";
import arch from "../drawings/arch.svg?no-inline";
import cover from "../drawings/cover.svg?no-inline";
import { Drawing } from "../drawings/drawing.tsx";
import harbour from "../drawings/harbour.svg?no-inline";
import { ConversationHero } from "./conversation-hero.tsx";
import { heroVoice } from "./hero-voice.ts";
import { type HeroProps, ShopHeroText } from "./parts/hero-text.tsx";
import { MethodsBoard } from "./parts/methods-board.tsx";

const heroes: Record<HeroShape, ComponentType<HeroProps>> = {
  "paste-and-calculate": BoardHero,
  "quiet-cover": CoverHero,
  awning: AwningHero,
  conversation: ConversationHero,
  gallery: GalleryHero,
  "search-harbour": HarbourHero,
  arch: ArchHero,
};

export function ShapedHero(props: HeroProps) {
  const { hero } = useTraits();
  const voice = heroVoice(hero, useShell().config.site.switches);
  // A site without services does not show the brand's opening about services.
  const Shape = voice === "plain" ? GalleryHero : heroes[voice];
  return <Shape {...props} />;
}

/** Much white, with the products right below: goods are the gallery's only decoration. */
function GalleryHero() {
  return (
    <div className="page hero">
      <ShopHeroText />
    </div>
  );
}

/** Brisk: the promise, and next to it the duration of every shipping method. */
function BoardHero({ warehouses }: HeroProps) {
  return (
    <div className="page hero board-hero">
      <ShopHeroText />
      <MethodsBoard warehouses={warehouses} />
    </div>
  );
}

/** Quiet: a cover like that of a book. */
function CoverHero() {
  return (
    <div className="page hero cover-hero">
      <div className="cover">
        <ShopHeroText />
        <Drawing file={cover} name="cover" width={760} height={480} fill="end" />
      </div>
    </div>
  );
}

/** Cheerful: the boat has arrived. */
function HarbourHero() {
  return (
    <div className="harbour">
      <div className="page hero">
        <ShopHeroText sentences />
      </div>
      <Drawing file={harbour} name="harbour" width={1440} height={320} fill />
    </div>
  );
}

/** Generous: the caravan seen through an arch. */
function ArchHero({ warehouses }: HeroProps) {
  const cities = warehouses.map((one) => one.city).join(", ");
  return (
    <div className="page hero arch-hero">
      <ShopHeroText params={{ cities }} />
      <div className="arch">
        <Drawing file={arch} name="caravan" width={480} height={600} fill />
      </div>
    </div>
  );
}

/** Bold: a shop front at night with the goods below its awning. */
function AwningHero({ warehouses }: HeroProps) {
  return (
    <div className="awning-front">
      <div className="awning-street">
        <div className="page hero awning-hero">
          <ShopHeroText sentences />
          <PriceTags warehouses={warehouses} />
        </div>
      </div>
      <div className="awning" aria-hidden="true" />
    </div>
  );
}

/** The cost of three everyday things by air from the first warehouse, on price tags. */
function PriceTags({ warehouses }: HeroProps) {
  const t = useT();
  const { show } = useMoney();
  const rates = warehouses[0]?.rates ?? [];
  const rate = rates.find(({ method }) => method === "air");
  return (
    <div className="price-tags">
      {rate && (
        <p>
          {t("home.hero.awning.tags", {
            days: t("shipping.days_range", { min: rate.daysMin, count: rate.daysMax }),
          })}
        </p>
      )}
      <dl>
        {PARCEL_PRESETS.slice(0, 3).map(({ name, parcel }) => {
          const { air } = compareMethods(rates, parcel);
          return (
            air && (
              <div key={name} className="price-tag">
                <dt>{t(`calculator.preset.${name}`)}</dt>
                <dd>{show(air.cents)}</dd>
              </div>
            )
          );
        })}
      </dl>
    </div>
  );
}
