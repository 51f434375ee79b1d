import type { Cents } from "#core/money.ts";
import { useT } from "#i18n/use-t.ts";
import { Tag } from "../marks/tag.tsx";
import { useOfficeFormat } from "../marks/use-office-format.ts";
import { OfficePanel } from "../page/office-panel.tsx";

export type TotalLine = {
  key: string;
  title: string;
  /** What it was made of: "10 % of 319.50". */
  how?: string | undefined;
  cents: Cents;
  /** A part of the bar; lines without one are taken off or added to the part before them. */
  part?: "goods" | "shipping" | "service" | "other";
};

type ExplainedTotalProps = {
  lines: readonly TotalLine[];
  totalCents: Cents;
  currency?: string;
  /** Whether counting it again came to the same; undefined where it was not counted again. */
  isSame?: boolean | undefined;
  /** VAT, weights, rate of exchange. */
  note?: string;
};

/** Cents of each part: its own line with those that follow it. */
function partsOf(lines: readonly TotalLine[]) {
  const parts: { part: NonNullable<TotalLine["part"]>; cents: Cents }[] = [];
  for (const { part, cents } of lines) {
    const last = parts.at(-1);
    if (part) parts.push({ part, cents });
    else if (last) last.cents += cents;
  }
  return parts.filter(({ cents }) => cents > 0);
}

/** What a total is made of, line by line, each with how it came about. */
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
