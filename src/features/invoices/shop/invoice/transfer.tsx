import { useT } from "#i18n/use-t.ts";
import type { InvoiceDetails } from "../../domain/invoice-view.ts";

type TransferProps = { invoice: InvoiceDetails; bank: NonNullable<InvoiceDetails["bank"]> };

/** Money that comes so is seen by staff. */
export function Transfer({ invoice: { number, seller }, bank }: TransferProps) {
  const t = useT();
  const rows = [
    [t("invoices.seller"), seller.name],
    ["IBAN", bank.iban],
    ["BIC", bank.bic],
    [t("invoices.purpose"), number],
  ];
  return (
    <section className="panel" aria-labelledby="invoice-transfer">
      <h2 id="invoice-transfer" className="h3 mb-3">
        {t("invoices.transfer")}
      </h2>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5">
        {rows.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-2">{name}</dt>
            <dd className="text-end tabular-nums wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-14 text-ink-2">{t("invoices.transfer_hint")}</p>
    </section>
  );
}
