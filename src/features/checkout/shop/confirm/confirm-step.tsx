import { keyUnder } from "#core/message-key.ts";
import { toCents } from "#core/money.ts";
import { TermsLinks } from "#features/account/shop/auth/terms-links.tsx";
import { useOrderMoney } from "#features/orders/shop/use-order-money.ts";
import { INVALID_PROVIDER } from "#features/payments/domain/payment-provider.ts";
import { CardSection } from "#features/payments/shop/card/card-section.tsx";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useEuros } from "#features/wallet/shop/use-euros.ts";
import { useT } from "#i18n/use-t.ts";
import { FormProblem } from "#platform/forms/form-problem.tsx";
import { PROVIDERS } from "#ports/provider-id.ts";
import { Checkbox } from "#ui/fields/checkbox.tsx";
import { Form, SubmitButton } from "#ui/form/form.tsx";
import { openModal } from "#ui/modal-stack/modal-stack.store.ts";
import { Notice } from "#ui/notice.tsx";
import type { CheckoutData } from "../../contract.ts";
import { Block, CheckoutFrame } from "../frame/checkout-frame.tsx";
import { stepPath } from "../frame/checkout-steps.tsx";
import { Shortages } from "../frame/shortages.tsx";
import { OrderSummary } from "../summary/order-summary.tsx";
import { ChangeLink, ReviewDelivery } from "./review-delivery.tsx";
import type { ShippingSelectProps } from "./shipping-select.tsx";
import type { useConfirmStep } from "./use-confirm-step.ts";

type ConfirmStepProps = { step: ReturnType<typeof useConfirmStep>; today: string };

export function ConfirmStep({ step, today }: ConfirmStepProps) {
  const t = useT();
  const { data, form, card, trouble: problem, take } = step;
  return (
    <Form form={form} label={t("checkout.title.confirm")} scriptOnly>
      <CheckoutFrame
        step="confirm"
        data={data}
        summary={<OrderSummary data={data} />}
        action={
          <>
            <FormProblem form={{ problem }} />
            <SubmitButton form={form} big wide>
              <PayLabel data={data} />
            </SubmitButton>
          </>
        }
      >
        <noscript>
          <Notice kind="warn">{t("checkout.scripts")}</Notice>
        </noscript>
        <Shortages data={data} />
        <ReviewDelivery
          data={data}
          today={today}
          onTravel={() => void openShippingSelect({ data, today, onChosen: take })}
        />
        <ReviewPayment data={data} />
        {card && (
          <div>
            <h2 className="h2 mb-4">{t("payments.top_up.card")}</h2>
            <CardSection card={card} />
          </div>
        )}
        <div>
          <Checkbox {...form.checkbox("terms")}>{t("checkout.terms")}</Checkbox>
          <TermsLinks />
        </div>
      </CheckoutFrame>
    </Form>
  );
}

/** Names the amount that pressing the button spends, and where the money comes from. */
export function PayLabel({ data }: { data: CheckoutData }): string {
  const t = useT();
  const euros = useEuros();
  const show = useOrderMoney(data.currency);
  const used = data.wallet?.used ?? 0;
  if (data.total > 0) {
    const isWallet = data.payment_id === PROVIDERS.wallet;
    const amount = show(data.total);
    return t(isWallet ? "checkout.pay_from_wallet" : "checkout.pay", { amount });
  }
  if (used === 0) return t("checkout.place_order");
  return t("checkout.pay_from_wallet", { amount: euros.show(toCents(used)) });
}

/** Its code is loaded on demand. */
async function openShippingSelect(props: ShippingSelectProps): Promise<void> {
  const { ShippingSelect } = await import("./shipping-select.tsx");
  openModal("shipping-select", <ShippingSelect {...props} />);
}

function ReviewPayment({ data }: { data: CheckoutData }) {
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
