import { keyUnder } from "#core/message-key.ts";
import { toCents } from "#core/money.ts";
import { INVALID_PROVIDER } from "#features/payments/domain/payment-provider.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useEuros } from "#features/wallet/shop/use-euros.ts";
import { useT } from "#i18n/use-t.ts";
import type { CheckoutData } from "../../domain/checkout-view.ts";
import { Block } from "../frame/checkout-frame.tsx";
import { stepPath } from "../frame/checkout-steps.tsx";
import { ChangeLink } from "./review-delivery.tsx";

export function ReviewPayment({ data }: { data: CheckoutData }) {
  const t = useT();
  const euros = useEuros();
  const { language } = useShell();
  const used = data.wallet?.used ?? 0;
  return (
    <Block
      id="review-payment"
      title={t("checkout.step.payment")}
      aside={<ChangeLink to={stepPath(language, "payment", data.slug)} what="payment" />}
    >
      <div className="checkout-review">
        <div>
          <p className="font-semibold">
            {data.payment_id === INVALID_PROVIDER || data.total === 0
              ? t("checkout.nothing_left")
              : t(keyUnder("payments.method", data.payment_id))}
          </p>
          {data.total > 0 && data.payment_id !== INVALID_PROVIDER && (
            <p>{t(keyUnder("payments.method_hint", data.payment_id))}</p>
          )}
          {used > 0 && <p>{t("checkout.wallet_used", { amount: euros.show(toCents(used)) })}</p>}
          {data.company && (
            <p className="mt-2">
              {[data.company.company_name, data.company.company_code, data.company.vat_code]
                .filter(Boolean)
                .join(", ")}
            </p>
          )}
        </div>
      </div>
    </Block>
  );
}
