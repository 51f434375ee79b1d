import { toCents } from "#core/money.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { formatMoney } from "#i18n/format.ts";
import { useT } from "#i18n/use-t.ts";
import type { InvoiceDetails, PaperLine } from "../../contract.ts";

/** The lines and their VAT, which add up to the total. */
export function InvoiceLines({ invoice }: { invoice: InvoiceDetails }) {
  const t = useT();
  const { language } = useShell();
  const show = (amount: number) => formatMoney(toCents(amount), invoice.currency, language);
  const sums = [
    { name: t("invoices.net"), amount: invoice.net },
    ...invoice.vat.map(({ percent, exempt, vat }) => ({
      name: exempt ? t(`invoices.no_vat.${exempt}`) : t("invoices.vat", { percent }),
      amount: vat,
    })),
    ...(invoice.fee > 0 ? [{ name: t("invoices.fee"), amount: invoice.fee }] : []),
  ];
  return (
    <section className="panel" aria-labelledby="invoice-lines">
      <h2 id="invoice-lines" className="h3 mb-3">
        {t("invoices.what")}
      </h2>
      <ul>
        {invoice.lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <li key={at} className="flex justify-between gap-4 border-b border-line py-3">
            <Line line={line} />
            <span className="num whitespace-nowrap">{show(line.total)}</span>
          </li>
        ))}
      </ul>
      <dl className="mt-4 grid grid-cols-[1fr_auto] gap-y-1.5">
        {sums.map(({ name, amount }) => (
          <div key={name} className="contents">
            <dt className="text-ink-2">{name}</dt>
            <dd className="num ps-4 text-end">{show(amount)}</dd>
          </div>
        ))}
        <dt className="mt-1.5 border-t border-line pt-3 font-semibold">{t("invoices.total")}</dt>
        <dd className="num mt-1.5 border-t border-line pt-3 text-end text-18 font-bold" data-total>
          {show(invoice.total + invoice.fee)}
        </dd>
      </dl>
      {invoice.vat.map(
        ({ exempt }) =>
          exempt && (
            <p key={exempt} className="mt-3 text-14 text-ink-2">
              {t(`invoices.exempt.${exempt}`)}
            </p>
          ),
      )}
    </section>
  );
}

/** Lines with translated names use the page's language; the document keeps the language it was written in. */
function Line({ line: { name, part, plan, quantity } }: { line: PaperLine }) {
  const t = useT();
  const own = plan ? t(`invoices.plan_${plan.period}`, { shop: plan.shop, plan: plan.plan }) : name;
  return (
    <span className="min-w-0 wrap-anywhere">
      {part ? t(`invoices.parts.${part}`) : own}
      {quantity > 1 && <span className="num text-ink-2"> × {quantity}</span>}
    </span>
  );
}
