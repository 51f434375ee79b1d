import { Link } from "react-router";
import { toCents } from "#core/money.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { formatMoney } from "#i18n/format.ts";
import { useT } from "#i18n/use-t.ts";
import { buttonClass } from "#ui/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { type Column, NumberCell, PhoneEntry, Table } from "#ui/table/table.tsx";
import type { ListedPaper } from "../contract.ts";
import { invoicePath, pdfPath } from "../domain/invoice-path.ts";
import { InvoiceBadge } from "./invoice-badge.tsx";

type InvoicesTableProps = { papers: readonly ListedPaper[]; today: string };

/** Invoices of orders and parcels, standalone invoices, and credit notes. */
export function InvoicesTable({ papers, today }: InvoicesTableProps) {
  const t = useT();
  const { language } = useShell();
  const columns: Column<ListedPaper>[] = [
    { id: "number", header: t("invoices.number"), cell: (paper) => <PaperLink paper={paper} /> },
    { id: "for", header: t("invoices.for"), cell: ({ order_number }) => order_number ?? "–" },
    {
      id: "status",
      header: t("invoices.status"),
      cell: (paper) => <State paper={paper} today={today} />,
    },
    {
      id: "amount",
      header: t("invoices.amount"),
      numeric: true,
      cell: ({ total, currency }) => (
        <span className="font-semibold whitespace-nowrap">
          {formatMoney(toCents(total), currency, language)}
        </span>
      ),
    },
    { id: "pdf", header: "PDF", cell: (paper) => <PdfLink paper={paper} /> },
  ];
  return (
    <Table
      caption={t("invoices.title")}
      hideCaption
      columns={columns}
      rows={papers}
      rowKey={({ id }) => id}
      phone={(paper) => <PhonePaper paper={paper} today={today} />}
    />
  );
}

type Shown = { paper: ListedPaper };
type Dated = Shown & { today: string };

/** Number and amount first; then the date, what it is for, the status and the document. */
function PhonePaper({ paper, today }: Dated) {
  const t = useT();
  const { language } = useShell();
  const { id, kind, number, issued_on, order_number, total, currency, status } = paper;
  const name = t(`invoices.${kind}`, { number });
  return (
    <PhoneEntry
      lead={
        <Link to={`/${language}${invoicePath(id)}`} className="link" aria-label={name}>
          {kind === "credit_note" ? name : number}
        </Link>
      }
      end={formatMoney(toCents(total), currency, language)}
      below={[issued_on, order_number].filter(Boolean).join(" · ")}
      belowEnd={
        <span className="flex items-center justify-end gap-2">
          {kind === "invoice" && <InvoiceBadge paper={paper} today={today} />}
          <PdfLink paper={paper} />
        </span>
      }
      action={status === "open" && <PayLink paper={paper} />}
    />
  );
}

function PaperLink({ paper: { id, kind, number, issued_on } }: Shown) {
  const t = useT();
  const { language } = useShell();
  const name = t(`invoices.${kind}`, { number });
  return (
    <NumberCell to={`/${language}${invoicePath(id)}`} label={name} at={issued_on} day={issued_on}>
      {kind === "credit_note" ? name : number}
    </NumberCell>
  );
}

/** The status, and what to do next. */
function State({ paper, today }: Dated) {
  if (paper.kind === "credit_note") return "–";
  return (
    <span className="flex flex-wrap items-center gap-3">
      <InvoiceBadge paper={paper} today={today} />
      {paper.status === "open" && <PayLink paper={paper} />}
    </span>
  );
}

function PayLink({ paper: { id, number } }: Shown) {
  const t = useT();
  const { language } = useShell();
  return (
    <Link
      to={`/${language}${invoicePath(id)}`}
      className={buttonClass({ variant: "go" })}
      aria-label={`${t("invoices.pay")}: ${number}`}
    >
      {t("invoices.pay")}
    </Link>
  );
}

function PdfLink({ paper: { id, number } }: Shown) {
  const t = useT();
  return (
    <a
      href={pdfPath(id)}
      className="inline-flex min-h-(--tap) min-w-(--tap) items-center justify-center max-sm:-my-2.5 max-sm:-me-2.5"
      target="_blank"
      rel="noreferrer"
      aria-label={`${t("invoices.pdf")} ${number}`}
    >
      <Icon name="file-text" />
    </a>
  );
}
