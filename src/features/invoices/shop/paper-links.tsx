import { useT } from "#i18n/use-t.ts";
import { buttonClass } from "#ui/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import type { PaperKind } from "../contract.ts";
import { pdfPath } from "../domain/invoice-path.ts";

type Paper = { id: string; number: string };
type PaperLinksProps = { papers: { invoice: Paper | null; credit_notes: readonly Paper[] } };

/** Links on an order's or parcel's page to its invoice and credit notes. */
export function PaperLinks({ papers: { invoice, credit_notes } }: PaperLinksProps) {
  return (
    <>
      {invoice && <PaperLink kind="invoice" paper={invoice} />}
      {credit_notes.map((credit) => (
        <PaperLink key={credit.id} kind="credit_note" paper={credit} />
      ))}
    </>
  );
}

function PaperLink({ kind, paper: { id, number } }: { kind: PaperKind; paper: Paper }) {
  const t = useT();
  return (
    <a
      href={pdfPath(id)}
      className={buttonClass({ wide: true }, "mt-5 text-balance")}
      target="_blank"
      rel="noreferrer"
    >
      <Icon name="file-text" />
      {t(`invoices.${kind}`, { number })} (PDF)
    </a>
  );
}
