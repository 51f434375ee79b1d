import { keyUnder } from "#core/message-key.ts";
import { toCents } from "#core/money.ts";
import { useT } from "#i18n/use-t.ts";
import { useOfficeFormat } from "#office-ui/marks/use-office-format.ts";
import type { StaffPaper } from "../../staff-calls.ts";

/** The lines as they are printed, with VAT by rate and the total. */
export function PaperLines({ paper }: { paper: StaffPaper }) {
  const t = useT();
  const { money } = useOfficeFormat();
  const sum = (amount: number) => money(toCents(amount), paper.currency);
  return (
    <table className="paper-lines">
      <thead>
        <tr>
          <th>{t("office.bill.what")}</th>
          <th className="paper-lines-figure">{t("office.bill.quantity")}</th>
          <th className="paper-lines-figure paper-lines-wide">{t("office.bill.vat")}</th>
          <th className="paper-lines-figure">{t("office.papers.total")}</th>
        </tr>
      </thead>
      <tbody>
        {paper.lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a written paper never change
          <tr key={at}>
            <td>{line.name ?? (line.part && t(keyUnder("office.papers.parts", line.part)))}</td>
            <td className="paper-lines-figure num">{line.quantity}</td>
            <td className="paper-lines-figure paper-lines-wide num">
              {line.vat_percent === null ? "–" : `${line.vat_percent} %`}
            </td>
            <td className="paper-lines-figure num">{sum(line.total)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th colSpan={2}>{t("office.bill.net")}</th>
          <td colSpan={2} className="paper-lines-figure num">
            {sum(paper.net)}
          </td>
        </tr>
        {paper.vat.map(({ percent, vat }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <tr key={at}>
            <th colSpan={2}>{t("office.bill.vat_of", { percent })}</th>
            <td colSpan={2} className="paper-lines-figure num">
              {sum(vat)}
            </td>
          </tr>
        ))}
        <tr className="paper-lines-total">
          <th colSpan={2}>{t("office.papers.total")}</th>
          <td colSpan={2} className="paper-lines-figure num">
            {sum(paper.total)}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
