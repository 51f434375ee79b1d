import { keyUnder } from "#core/message-key.ts";
import { toCents } from "#core/money.ts";
import { SHIPPING_METHODS } from "#features/shipping/domain/chargeable-weight.ts";
import { useT } from "#i18n/use-t.ts";
import { useOfficeFormat } from "#office-ui/marks/use-office-format.ts";
import { partsWithCourier } from "../../domain/quote-methods.ts";
import type { StaffQuote } from "../../staff-calls.ts";
import { proposedFields, type TypedTotals, totalsOf } from "./price-as-typed.ts";
import type { PriceForm } from "./use-price-form.ts";

type QuoteSumsProps = { quote: StaffQuote; form: PriceForm };

const partsOf = (totals: TypedTotals | undefined) => {
  const method = totals?.methods[totals.least];
  const parts = method ? partsWithCourier(method) : [];
  return new Map(parts.map(({ part, amount }) => [part, amount] as const));
};

/** The price to the door as the customer will see it, calculated again with each key. */
export function QuoteSums({ quote, form }: QuoteSumsProps) {
  const t = useT();
  const { money, amount, number } = useOfficeFormat();
  const proposed = totalsOf(quote, proposedFields(quote));
  const yours = totalsOf(quote, form.fields);
  const [ofRules, ofYours] = [partsOf(proposed), partsOf(yours)];
  const parts = [...new Set([...ofYours.keys(), ...ofRules.keys()])];
  const show = (value: number | undefined) => (value === undefined ? "–" : amount(toCents(value)));
  const total = yours?.methods[yours.least]?.from;
  const before = proposed?.methods[proposed.least]?.from;
  const whole = (value: number) => money(toCents(value), quote.currency);
  return (
    <section className="quote-sums" aria-labelledby="quote-sums">
      <div className="quote-sums-head">
        <h2 id="quote-sums">{t("office.quotes.sums")}</h2>
        <span className="text-12 text-ink-3">{quote.currency}</span>
      </div>
      <table className="quote-sums-table">
        <thead>
          <tr>
            <th>
              <span className="visually-hidden">{t("office.quotes.part")}</span>
            </th>
            <th>{t("office.quotes.proposed")}</th>
            <th>{t("office.quotes.yours")}</th>
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => (
            <tr key={part}>
              <th scope="row">{t(keyUnder("quotes.parts", part))}</th>
              <td className="num text-ink-3">{show(ofRules.get(part))}</td>
              <td className="num">
                <span
                  className={ofRules.get(part) === ofYours.get(part) ? "" : "quote-sums-changed"}
                >
                  {show(ofYours.get(part))}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="quote-sums-total" aria-live="polite">
        <span className="font-semibold">{t("office.quotes.total_for_customer")}</span>
        <span className="num">
          {before !== undefined && before !== total && (
            <del className="me-2 text-ink-3">{whole(before)}</del>
          )}
          <strong className="record-title">{total === undefined ? "–" : whole(total)}</strong>
        </span>
      </p>
      <dl className="quote-sums-ways">
        {SHIPPING_METHODS.map((method) => {
          const offer = yours?.methods[method];
          if (!offer) return null;
          const days = t("office.quotes.in_days", { min: offer.days.min, max: offer.days.max });
          return (
            <div key={method}>
              <dt>{t(`shipping.by_${method}`)}</dt>
              <dd className="num">{`${whole(offer.from)}, ${days}`}</dd>
            </div>
          );
        })}
        {yours && (
          <div>
            <dt>{t("office.quotes.kg")}</dt>
            <dd className="num">{number(yours.kg, 2)}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}
