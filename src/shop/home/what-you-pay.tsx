import { Link } from "react-router";
import type { RatesFromWarehouse } from "#features/shipping/server/list-rates.ts";
import { useMoney } from "#features/sites/shop/use-money.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { formatNumber } from "#i18n/format.ts";
import { useT } from "#i18n/use-t.ts";
import { RateTable } from "./rate-table.tsx";

type WhatYouPayProps = {
  warehouses: RatesFromWarehouse[];
  /** Answers that exist on this site. */
  explained: string[];
};

export function WhatYouPay({ warehouses, explained }: WhatYouPayProps) {
  const t = useT();
  const { language, config } = useShell();
  const { isConverted } = useMoney();
  const { iso_code, rate } = config.conversionCurrency;
  const conversion = { currency: iso_code, rate: formatNumber(rate, language, 3) };
  const answer = (slug: string, words: string) =>
    explained.includes(slug) && (
      <Link className="link" to={`/${language}/faq/${slug}`} viewTransition prefetch="intent">
        {words}
      </Link>
    );
  return (
    <section className="section home-split" aria-labelledby="pay-title">
      <div className="home-split-words">
        <h2 id="pay-title" className="h2">
          {t("home.pay.title")}
        </h2>
        <p className="home-note">{t("home.pay.text")}</p>
        <p className="home-note">{t("home.pay.tax")}</p>
        {isConverted && <p className="home-note">{t("home.pay.converted", conversion)}</p>}
        <p className="home-links">
          {answer("chargeable-weight", t("home.pay.weight_link"))}
          {answer("customs-and-vat", t("home.pay.tax_link"))}
        </p>
      </div>
      <RateTable warehouses={warehouses} />
    </section>
  );
}
