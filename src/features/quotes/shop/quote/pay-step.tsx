import { useRevalidator } from "react-router";
import { toCents, toDecimal } from "#core/money.ts";
import { PayTerms } from "#features/payments/shop/parts/pay-terms.tsx";
import { WalletPart } from "#features/payments/shop/parts/wallet-part.tsx";
import { PayForm } from "#features/payments/shop/pay-form.tsx";
import { useT } from "#i18n/use-t.ts";
import type { CardFormSettings } from "#ports/payment-provider.ts";
import { Notice } from "#ui/notice.tsx";
import { payQuoteCall, type QuoteDetails } from "../../contract.ts";
import { trackStep } from "./track-step.ts";
import { useWalletPart } from "./use-wallet-part.ts";

type PayStepProps = { quote: QuoteDetails; stripe: CardFormSettings | undefined };

/** The checkout's payment methods, fees and wallet; anyone who has the link may pay. */
export function PayStep({ quote, stripe }: PayStepProps) {
  const t = useT();
  const { revalidate } = useRevalidator();
  const { slug, number, currency, total, payment_methods, status } = quote;
  const { usedCents, partCents, dueCents, setRequested } = useWalletPart(quote);
  const walletCents = toCents(quote.wallet ?? 0);
  const way = `/quotes/${slug}`;
  const balance = usedCents === undefined ? undefined : toDecimal(usedCents);
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
        <div className="panel grid gap-6">
          {status === "awaiting_payment" && <Notice>{t("quotes.settled")}</Notice>}
          {usedCents !== undefined && walletCents > 0 && (
            <WalletPart
              availableCents={walletCents}
              dueCents={toCents(quote.euros ?? 0)}
              usedCents={usedCents}
              onUse={async (cents) => void setRequested(cents)}
              onRemove={async () => setRequested(0)}
            />
          )}
          <PayForm
            subject={{ slug, total: total ?? undefined, balance }}
            title={t("quotes.pay")}
            name={t("quotes.open", { number })}
            currency={currency}
            dueCents={dueCents}
            partCents={partCents}
            methods={triedFirst(quote).map((method) => ({
              id: method.id,
              fee: toCents(method.fee),
              feeType: method.fee_type,
            }))}
            walletCents={quote.wallet === null ? null : walletCents - (usedCents ?? 0)}
            prefersWallet={false}
            stripe={stripe}
            request={payQuoteCall}
            wayBack={{ done: way, again: way }}
            onStep={(step, paymentId) => {
              // A payer who keeps the preselected method has chosen it, too.
              trackStep("payment_set", quote, paymentId);
              if (step === "pay") trackStep("pay_clicked", quote, paymentId);
            }}
            onRefused={() => void revalidate()}
          />
          <PayTerms />
        </div>
      )}
    </section>
  );
}

/** Puts the method of the last attempt first, for a payer who comes back from an abandoned payment. */
function triedFirst({ payment_methods: methods, tried_payment_id: tried }: QuoteDetails) {
  return methods.toSorted((one, other) => Number(other.id === tried) - Number(one.id === tried));
}
