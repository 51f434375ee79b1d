import { Form, Link } from "react-router";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { PostButton } from "#platform/forms/post-button.tsx";
import { buttonClass } from "#ui/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Notice } from "#ui/notice.tsx";
import type { InvoiceDetails } from "../../contract.ts";
import { invoicePath, pdfPath } from "../../domain/invoice-path.ts";

/** The invoice's status, its PDF, and its credit notes. */
export function InvoiceActions({ invoice }: { invoice: InvoiceDetails }) {
  const t = useT();
  const { language } = useShell();
  const { id, kind, status, credit_notes } = invoice;
  return (
    <section className="grid gap-4">
      {kind === "invoice" && status !== "open" && (
        <Notice kind={status === "paid" ? "good" : "info"}>{t(`invoices.${status}`)}</Notice>
      )}
      <a
        href={pdfPath(id)}
        className={buttonClass({ wide: true })}
        target="_blank"
        rel="noreferrer"
      >
        <Icon name="file-text" />
        {t("invoices.pdf")}
      </a>
      {credit_notes.map((credit) => (
        <Link
          key={credit.id}
          to={`/${language}${invoicePath(credit.id)}`}
          className="link inline-flex min-h-(--tap) items-center"
        >
          {t("invoices.credit_note", { number: credit.number })}
        </Link>
      ))}
      {invoice.is_own && status === "open" && kind === "invoice" && <Decline invoice={invoice} />}
    </section>
  );
}

function Decline({ invoice: { number } }: { invoice: InvoiceDetails }) {
  const t = useT();
  return (
    <details>
      <summary className="link inline-flex min-h-(--tap) cursor-pointer items-center text-14">
        {t("invoices.decline")}
      </summary>
      <Form method="post" className="mt-2 grid gap-3">
        <p>{t("invoices.decline_ask", { number })}</p>
        <input type="hidden" name="task" value="decline" />
        <PostButton>{t("invoices.decline")}</PostButton>
      </Form>
    </details>
  );
}
