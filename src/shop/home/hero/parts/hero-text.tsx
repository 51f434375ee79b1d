import { Fragment } from "react";
import { Link } from "react-router";
import { SearchButton } from "#features/catalogue/shop/search/search-button.tsx";
import type { LocalDelivery } from "#features/shipping/domain/local-delivery.ts";
import type { RatesFromWarehouse } from "#features/shipping/server/list-rates.ts";
import { useShell, useTraits } from "#features/sites/shop/use-shell.ts";
import type { MessageParams } from "#i18n/translator.ts";
import { useT } from "#i18n/use-t.ts";
import { PageLink } from "#ui/navigation/page-link.tsx";
import { heroVoice } from "../hero-voice.ts";

type HeroTextProps = {
  params?: MessageParams;
  /** On a wide screen, each sentence of the title has its own line. */
  sentences?: boolean;
};

/** The promise in the brand's own words. */
export function HeroText({ params, sentences = false }: HeroTextProps) {
  const t = useT();
  const { hero } = useTraits();
  const voice = heroVoice(hero, useShell().config.site.switches);
  const title = t(`home.hero.${voice}.title`);
  return (
    <>
      <h1 className="display">
        {sentences
          ? title.split(/(?<=[.?!]) /).map((sentence) => (
              <Fragment key={sentence}>
                <span className="hero-sentence">{sentence}</span>{" "}
              </Fragment>
            ))
          : title}
      </h1>
      <p className="hero-lead">{t(`home.hero.${voice}.lead`, params)}</p>
    </>
  );
}

/** Product notes §8: search first, then the goods; if the header shows its search field, it is not repeated. */
export function ShopHeroText(props: HeroTextProps) {
  const { marketplace } = useShell().config.site.switches;
  const { header } = useTraits();
  const isQuiet = header === "centred" || header === "tall-centred";
  return (
    <div className="hero-words">
      <HeroText {...props} />
      {marketplace && (
        <div className={isQuiet ? "hero-search" : "hero-search lg:hidden"}>
          <SearchButton look="field" />
        </div>
      )}
      <HeroLinks />
    </div>
  );
}

/** Unobtrusive, because the goods come next; on a phone they are one line. */
function HeroLinks() {
  const t = useT();
  const { language, config } = useShell();
  const { create_order, rates, services } = config.site.switches;
  return (
    <p className="hero-links">
      {create_order && (
        <PageLink to={`/${language}/order-form`} className="link">
          {t("home.hero.paste")}
        </PageLink>
      )}
      {rates && (
        <Link to="#calculator" className="link" onClick={focusWeight}>
          {t("home.hero.calculate")}
        </Link>
      )}
      {services && (
        <Link to="#how" className="link hero-how">
          {t("home.hero.how")}
        </Link>
      )}
    </p>
  );
}

export type HeroProps = { warehouses: RatesFromWarehouse[] };

/** The data of the calculator. */
export type CalculatorProps = HeroProps & { delivery: LocalDelivery | null };

/** With a mouse the visitor types next; on a phone the keyboard would only hide the answer. */
export function focusWeight(): void {
  if (!matchMedia("(pointer: fine)").matches) return;
  document
    .querySelector<HTMLInputElement>("#calculator input[name=weight]")
    ?.focus({ preventScroll: true });
}
