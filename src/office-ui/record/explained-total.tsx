import type { Cents } from "#core/money.ts";
import { useT } from "#i18n/use-t.ts";
import { Tag } from "../marks/tag.tsx";
import { useOfficeFormat } from "../marks/use-office-format.ts";
import { OfficePanel } from "../page/office-panel.tsx";

export type TotalLine = {
  key: string;
  title: string;
  /** How it was computed: "10 % of 319.50". */
  how?: string | undefined;
  cents: Cents;
  /** The part of the bar; a line without one is added to, or subtracted from, the part before it. */
  part?: "goods" | "shipping" | "service" | "other";
};

type ExplainedTotalProps = {
  lines: readonly TotalLine[];
  totalCents: Cents;
  currency?: string;
  /** Whether the recomputed total is the same; undefined if it was not recomputed. */
  isSame?: boolean | undefined;
  /** VAT, weights, rate of exchange. */
  note?: string;
};

/** The cents of each part: its own line plus the lines after it that have no part. */
function partsOf(lines: readonly TotalLine[]) {
  const parts: { part: NonNullable<TotalLine["part"]>; cents: Cents }[] = [];
  for (const { part, cents } of lines) {
    const last = parts.at(-1);
    if (part) parts.push({ part, cents });
    else if (last) last.cents += cents;
  }
  return parts.filter(({ cents }) => cents > 0);
}

/** The lines that make up a total, each with how it was computed. */
export function ExplainedTotal(props: ExplainedTotalProps) {
  const { lines, totalCents, currency, isSame, note } = props;
  const t = useT();
  const { amount, money } = useOfficeFormat();
  return (
    <OfficePanel
      title={t("office.total.title")}
      aside={
        isSame !== undefined && (
          <Tag tone={isSame ? "good" : "bad"}>
            {t(isSame ? "office.total.same" : "office.total.differs")}
          </Tag>
        )
      }
    >
      <div className="explained-total-bar" aria-hidden="true">
        {partsOf(lines).map(({ part, cents }) => (
          <i key={part} className={`explained-total-${part}`} style={{ flexGrow: cents }} />
        ))}
      </div>
      <table className="explained-total">
        <caption className="visually-hidden">{t("office.total.title")}</caption>
        <tbody>
          {lines.map(({ key, title, how, cents, part }) => (
            <tr key={key}>
              <th scope="row">
                <i className={part && `explained-total-${part}`} />
                <span>{title}</span> {how && <small className="num">{how}</small>}
              </th>
              <td className="num">{amount(cents)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t("office.total.total")}</th>
            <td className="num">{money(totalCents, currency)}</td>
          </tr>
        </tfoot>
      </table>
      {note && <p className="px-4 pb-3 text-12 text-ink-3">{note}</p>}
    </OfficePanel>
  );
}
