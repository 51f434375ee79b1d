import { Link } from "react-router";
import { keyUnder } from "#core/message-key.ts";
import { toCents } from "#core/money.ts";
import { useT } from "#i18n/use-t.ts";
import { useOfficeFormat } from "#office-ui/marks/use-office-format.ts";
import { OfficePanel } from "#office-ui/page/office-panel.tsx";
import type { PastPrice, StaffQuote } from "../../staff-calls.ts";

/** What was asked for goods of the same shops before, and what became of it. */
export function QuotePast({ quote: { past, lines } }: { quote: StaffQuote }) {
  const t = useT();
  const shops = [...new Set(lines.map(({ shop }) => shop))];
  const to = `/quotes?shop=${encodeURIComponent(shops[0] ?? "")}`;
  return (
    <OfficePanel
      title={t("office.quotes.past")}
      count={past.length}
      aside={
        past.length > 0 && (
          <Link className="office-link" to={to}>
            {t("office.quotes.past_all")}
          </Link>
        )
      }
    >
      {past.length === 0 ? (
        <p className="border-t border-line px-4 py-2 text-ink-3">{t("office.quotes.past_none")}</p>
      ) : (
        <table className="quote-past">
          <thead>
            <tr>
              <th scope="col">{t("office.quotes.number")}</th>
              <th scope="col" className="quote-past-wide">
                {t("office.quotes.goods")}
              </th>
              <th scope="col" className="quote-past-figure">
                {t("office.quotes.in_shop")}
              </th>
              <th scope="col" className="quote-past-figure">
                {t("office.quotes.unit_price")}
              </th>
              <th scope="col">{t("office.quotes.state")}</th>
            </tr>
          </thead>
          <tbody>
            {past.map((one, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a quote may have two such lines
              <PastRow key={at} one={one} />
            ))}
          </tbody>
        </table>
      )}
    </OfficePanel>
  );
}

function PastRow({ one }: { one: PastPrice }) {
  const t = useT();
  const { money, day } = useOfficeFormat();
  const { id, number, at, name, price, currency, priced, status, order_status } = one;
  const state = order_status
    ? keyUnder("orders.status", order_status)
    : keyUnder("quotes.status", status);
  return (
    <tr>
      <td>
        <Link className="office-link num" to={`/quotes/${id}`}>
          {number}
        </Link>
        <span className="num block text-12 text-ink-3">{day(at)}</span>
      </td>
      <td className="quote-past-wide">{name}</td>
      <td className="num quote-past-figure">
        {price === null ? "–" : money(toCents(price), currency)}
      </td>
      <td className="num quote-past-figure font-medium">{money(toCents(priced))}</td>
      <td>{t(state)}</td>
    </tr>
  );
}
