import { useRevalidator } from "react-router";
import type { Cents } from "#core/money.ts";
import type { PaymentFee } from "#features/payments/domain/payment-fee.ts";
import { PayForm } from "#features/payments/shop/pay-form.tsx";
import { useT } from "#i18n/use-t.ts";
import type { CardFormSettings } from "#ports/payment-provider.ts";
import { Notice } from "#ui/notice.tsx";
import { type InvoiceDetails, payInvoiceCall } from "../../contract.ts";

type PayInvoiceProps = {
  invoice: InvoiceDetails;
  pay: {
    isBeingPaid: boolean;
    dueCents: Cents;
    methods: readonly (PaymentFee & { id: number })[];
    /** The owner's wallet balance; no other wallet is offered. */
    walletCents: Cents | null;
    stripe: CardFormSettings | undefined;
  };
  prefersWallet: boolean;
};

export function PayInvoice({ invoice, pay, prefersWallet }: PayInvoiceProps) {
  const { id, number, currency } = invoice;
  const t = useT();
  const { revalidate } = useRevalidator();
  if (pay.isBeingPaid) return <Notice>{t("invoices.errors.being_paid")}</Notice>;
  if (pay.methods.length === 0) return <Notice kind="warn">{t("payments.top_up.none")}</Notice>;
  return (
    <section className="panel" aria-labelledby="invoice-pay">
      <h2 id="invoice-pay" className="h3 mb-3">
        {t("invoices.pay")}
      </h2>
      <noscript>
        <Notice kind="warn">{t("payments.top_up.scripts")}</Notice>
      </noscript>
      <PayForm
        {...pay}
        request={payInvoiceCall}
        subject={{ id }}
        title={t("invoices.pay_title", { number })}
        name={t("invoices.invoice", { number })}
        currency={currency}
        prefersWallet={prefersWallet}
        results={`/invoice/accept?id=${id}&`}
        // The invoice may have been paid or withdrawn in another window.
        onRefused={() => void revalidate()}
      />
    </section>
  );
}
