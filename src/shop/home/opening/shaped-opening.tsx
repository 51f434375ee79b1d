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
import { ConversationOpening } from "./conversation-opening.tsx";
import { heroVoice } from "./hero-voice.ts";
import { MethodsBoard } from "./parts/methods-board.tsx";
import { type OpeningProps, ShopOpeningText } from "./parts/opening-text.tsx";

const openings: Record<HeroShape, ComponentType<OpeningProps>> = {
  "paste-and-calculate": BoardOpening,
  "quiet-cover": CoverOpening,
  awning: AwningOpening,
  conversation: ConversationOpening,
  gallery: GalleryOpening,
  "search-harbour": HarbourOpening,
  arch: ArchOpening,
};

export function ShapedOpening(props: OpeningProps) {
  const { hero } = useTraits();
  const voice = heroVoice(hero, useShell().config.site.switches);
  // What a brand shows of its services is not there without them.
  const Shape = voice === "plain" ? GalleryOpening : openings[voice];
  return <Shape {...props} />;
}

/** Much white, and the pieces right below: goods are the gallery's own decoration. */
function GalleryOpening() {
  return (
    <div className="page hero">
      <ShopOpeningText />
    </div>
  );
}

/** Brisk: the promise, and beside it how long every way takes. */
function BoardOpening({ warehouses }: OpeningProps) {
  return (
    <div className="page hero board-opening">
      <ShopOpeningText />
      <MethodsBoard warehouses={warehouses} />
    </div>
  );
}

/** Quiet: a cover like that of a book. */
function CoverOpening() {
  return (
    <div className="page hero cover-opening">
      <div className="cover">
        <ShopOpeningText />
        <Drawing file={cover} name="cover" width={760} height={480} fill="end" />
      </div>
    </div>
  );
}

/** Cheerful: the boat is in. */
function HarbourOpening() {
  return (
    <div className="harbour">
      <div className="page hero">
        <ShopOpeningText sentences />
      </div>
      <Drawing file={harbour} name="harbour" width={1440} height={320} fill />
    </div>
  );
}

/** Generous: the caravan seen through an arch. */
function ArchOpening({ warehouses }: OpeningProps) {
  const cities = warehouses.map((one) => one.city).join(", ");
  return (
    <div className="page hero arch-opening">
      <ShopOpeningText params={{ cities }} />
      <div className="arch">
        <Drawing file={arch} name="caravan" width={480} height={600} fill />
      </div>
    </div>
  );
}

/** Bold: a shop front at night; the goods lie under its awning. */
function AwningOpening({ warehouses }: OpeningProps) {
  return (
    <div className="awning-front">
      <div className="awning-street">
        <div className="page hero awning-opening">
          <ShopOpeningText sentences />
          <PriceTags warehouses={warehouses} />
        </div>
      </div>
      <div className="awning" aria-hidden="true" />
    </div>
  );
}

/** What three everyday things cost by air from the first warehouse, written on tags. */
function PriceTags({ warehouses }: OpeningProps) {
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
