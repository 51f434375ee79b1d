import { toCents } from "#core/money.ts";
import type { StripeInBrowser } from "#features/payments/server/payments.ts";
import { PayForm } from "#features/payments/shop/pay-form.tsx";
import { useT } from "#i18n/use-t.ts";
import { Notice } from "#ui/notice.tsx";
import type { QuoteDetails } from "../../domain/quote-view.ts";
import { payQuoteRequest } from "../../requests.ts";
import { trackStep } from "./track-step.ts";

type PayStepProps = { quote: QuoteDetails; stripe: StripeInBrowser | undefined };

/** The methods and fees of the checkout; whoever holds the link may pay. */
export function PayStep({ quote, stripe }: PayStepProps) {
  const t = useT();
  const { slug, number, currency, total, payment_methods, wallet } = quote;
  const way = `/quotes/${slug}`;
  return (
    <section aria-labelledby="pay">
      <h2 id="pay" className="h2 mb-3">
        {t("quotes.pay")}
      </h2>
      <noscript>
        <Notice kind="warn">{t("payments.top_up.scripts")}</Notice>
      </noscript>
      {payment_methods.length === 0 ? (
        <Notice kind="warn">{t("payments.top_up.none")}</Notice>
      ) : (
        <div className="panel">
          <PayForm
            subject={{ slug, total: total ?? undefined }}
            title={t("quotes.pay")}
            name={t("quotes.open", { number })}
            currency={currency}
            dueCents={toCents(total ?? 0)}
            methods={payment_methods.map((method) => ({
              id: method.id,
              fee: toCents(method.fee),
              feeType: method.fee_type,
            }))}
            walletCents={wallet === null ? null : toCents(wallet)}
            prefersWallet={false}
            stripe={stripe}
            request={payQuoteRequest}
            wayBack={{ done: way, again: way }}
            onStep={(step, paymentId) => {
              // Who pays by what was chosen for them has chosen, too.
              trackStep("payment_set", quote, paymentId);
              if (step === "pay") trackStep("pay_clicked", quote, paymentId);
            }}
          />
        </div>
      )}
    </section>
  );
}
