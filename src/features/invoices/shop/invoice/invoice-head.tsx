import { Link } from "react-router";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { Icon } from "#ui/icon/icon.tsx";
import type { InvoiceDetails } from "../../contract.ts";
import { invoicesPath } from "../../domain/invoice-path.ts";
import { InvoiceBadge } from "../invoice-badge.tsx";

type InvoiceHeadProps = { invoice: InvoiceDetails; title: string; today: string };

export function InvoiceHead({ invoice, title, today }: InvoiceHeadProps) {
  const t = useT();
  const { language } = useShell();
  const { issued_on, due_on, status, credit_of, order_number } = invoice;
  const dates = [
    t("invoices.issued", { date: issued_on }),
    due_on && status === "open" && t("invoices.due", { date: due_on }),
    order_number,
  ].filter((words) => typeof words === "string");
  return (
    <header>
      {invoice.is_own && (
        <Link
          to={invoicesPath(language)}
          className="-ms-1.5 inline-flex min-h-(--tap) items-center gap-1 text-14 text-ink-2 hover:underline"
        >
          <Icon name="chevron-left" className="icon-s rtl:rotate-180" />
          {t("invoices.title")}
        </Link>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="h1">{title}</h1>
        <InvoiceBadge paper={invoice} today={today} />
      </div>
      <p className="mt-1 flex flex-wrap gap-x-4 text-ink-2">
        {dates.map((words) => (
          <span key={words} className="num">
            {words}
          </span>
        ))}
      </p>
      {credit_of && <p className="mt-1">{t("invoices.credit_of", { number: credit_of })}</p>}
    </header>
  );
}
