import { FileText } from "lucide-react";
import { Link } from "react-router";
import { toCents } from "#core/money.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { formatMoney } from "#i18n/format.ts";
import { useT } from "#i18n/use-t.ts";
import { buttonClass } from "#ui/button-class.ts";
import { NumberCell } from "#ui/table/number-cell.tsx";
import { type Column, Table } from "#ui/table/table.tsx";
import { invoicePath, pdfPath } from "../domain/invoice-path.ts";
import type { ListedPaper } from "../domain/invoice-view.ts";
import { InvoiceBadge } from "./invoice-badge.tsx";

type InvoicesTableProps = { papers: readonly ListedPaper[]; today: string };

/** Invoices of orders and parcels, those by themselves, and credit notes. */
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
    />
  );
}

type Shown = { paper: ListedPaper };

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

/** Where it stands, and what to do next. */
function State({ paper, today }: Shown & { today: string }) {
  const t = useT();
  const { language } = useShell();
  const { id, kind, status, number } = paper;
  if (kind === "credit_note") return "–";
  return (
    <span className="flex flex-wrap items-center gap-3 max-sm:justify-end">
      <InvoiceBadge paper={paper} today={today} />
      {status === "open" && (
        <Link
          to={`/${language}${invoicePath(id)}`}
          className={buttonClass({ variant: "go" })}
          aria-label={`${t("invoices.pay")}: ${number}`}
        >
          {t("invoices.pay")}
        </Link>
      )}
    </span>
  );
}

function PdfLink({ paper: { id, number } }: Shown) {
  const t = useT();
  return (
    <a
      href={pdfPath(id)}
      className="inline-flex min-h-(--tap) min-w-(--tap) items-center justify-center max-sm:-my-2.5 max-sm:justify-end"
      target="_blank"
      rel="noreferrer"
      aria-label={`${t("invoices.pdf")} ${number}`}
    >
      <FileText className="icon" aria-hidden="true" />
    </a>
  );
}
