import { useDates } from "#features/sites/shop/use-dates.ts";
import { useT } from "#i18n/use-t.ts";
import type { QuoteDetails } from "../../contract.ts";
import { chosenSums, type DeliveryChoice } from "../rules/chosen-sums.ts";
import { Estimate } from "../summary/estimate.tsx";
import { PriceRows } from "./price-rows.tsx";

type QuotePanelProps = {
  quote: QuoteDetails;
  /** The unsaved choice in the form, which the panel shows. */
  choice: DeliveryChoice | undefined;
};

/** The total and its parts; until the quote is priced, the estimate. */
export function QuotePanel({ quote, choice }: QuotePanelProps) {
  const t = useT();
  const dates = useDates();
  const { total, expires_at, status, currency } = quote;
  if (quote.is_estimate) {
    return (
      <div className="panel">
        <Estimate methods={quote.methods} unpriced={quote.unpriced} currency={currency} />
        <p className="mt-3 text-14 text-ink-2">{t("quotes.estimate.unconfirmed")}</p>
      </div>
    );
  }
  if (total === null) return null;
  const stored = { parts: quote.parts, amount: total, isFrom: false };
  const sums = quote.delivery && !choice ? stored : (chosenSums(quote, choice) ?? stored);
  return (
    <section className="panel" aria-labelledby="price">
      <h2 id="price" className="h3 mb-3">
        {t("quotes.price")}
      </h2>
      <PriceRows parts={sums.parts} total={sums} currency={currency} />
      {status === "priced" && expires_at && (
        <p className="mt-3 text-14 text-ink-2">
          {t("quotes.valid_until", { date: dates.day(expires_at) })}
        </p>
      )}
      {!choice && <ChosenDelivery delivery={quote.delivery} />}
    </section>
  );
}

function ChosenDelivery({ delivery }: Pick<QuoteDetails, "delivery">) {
  const t = useT();
  if (!delivery) return null;
  const { address, pickup_point: point } = delivery;
  return (
    <p className="mt-3 border-t border-line pt-3 text-14 text-ink-2">
      {t(`shipping.by_${delivery.shipping_method}`)} · {delivery.courier}
      {point && <>, {point.name}</>}
      {address && (
        <span className="block wrap-anywhere">
          {address.first_name} {address.last_name}, {address.first_address}, {address.zip}{" "}
          {address.city}
        </span>
      )}
    </p>
  );
}
