import { toCents } from "#core/money.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { formatMoney } from "#i18n/format.ts";
import { useT } from "#i18n/use-t.ts";
import type { BankCode, InvoiceDetails } from "../../contract.ts";
import { ibanInGroups } from "../../domain/bank-transfer.ts";
import "./bank-code.css";

type TransferProps = { invoice: InvoiceDetails; bank: NonNullable<InvoiceDetails["bank"]> };

/** Staff note money that arrives by bank transfer. */
export function Transfer({ invoice: { number, seller, total, currency }, bank }: TransferProps) {
  const t = useT();
  const { language } = useShell();
  const amount = formatMoney(toCents(total), currency, language);
  const rows = [
    [t("invoices.payee"), seller.name],
    ["IBAN", ibanInGroups(bank.iban)],
    ["BIC", bank.bic],
    [t("invoices.purpose"), number],
    [t("invoices.amount"), amount],
  ];
  return (
    <section className="panel" aria-labelledby="invoice-transfer">
      <h2 id="invoice-transfer" className="h3 mb-3">
        {t("invoices.transfer")}
      </h2>
      {/* A value that does not fit next to its name wraps to its own line; groups of the IBAN stay whole. */}
      <dl className="grid gap-y-1.5 max-sm:text-14">
        {rows.map(([name, value]) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-ink-2">{name}</dt>
            <dd className="ms-auto text-end wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {bank.code && (
        <>
          <Code
            code={bank.code}
            label={t("invoices.transfer_code", { amount, name: seller.name, number })}
          />
          <p className="mt-3 text-center text-14 text-ink-2">{t("invoices.transfer_hint")}</p>
        </>
      )}
    </section>
  );
}

/** The norm asks for an empty edge of four squares. */
function Code({ code: { size, path }, label }: { code: BankCode; label: string }) {
  return (
    <svg
      className="bank-code"
      viewBox={`-4 -4 ${size + 8} ${size + 8}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={path} />
    </svg>
  );
}
