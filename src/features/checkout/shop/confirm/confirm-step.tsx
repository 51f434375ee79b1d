import { TermsLinks } from "#features/account/shop/auth/terms-links.tsx";
import { useOrderMoney } from "#features/orders/shop/use-order-money.ts";
import { CardSection } from "#features/payments/shop/card/card-section.tsx";
import { useT } from "#i18n/use-t.ts";
import { FormProblem } from "#platform/forms/form-problem.tsx";
import { Checkbox } from "#ui/fields/checkbox.tsx";
import { Form, SubmitButton } from "#ui/form/form.tsx";
import { Notice } from "#ui/notice.tsx";
import { CheckoutFrame } from "../frame/checkout-frame.tsx";
import { Shortages } from "../frame/shortages.tsx";
import { OrderSummary } from "../summary/order-summary.tsx";
import { openShippingSelect } from "./open-shipping-select.tsx";
import { ReviewDelivery } from "./review-delivery.tsx";
import { ReviewPayment } from "./review-payment.tsx";
import type { useConfirmStep } from "./use-confirm-step.ts";

type ConfirmStepProps = { step: ReturnType<typeof useConfirmStep>; today: string };

export function ConfirmStep({ step, today }: ConfirmStepProps) {
  const t = useT();
  const { data, form, card, trouble: problem, take } = step;
  const show = useOrderMoney(data.currency);
  return (
    <Form form={form} label={t("checkout.title.confirm")}>
      <CheckoutFrame
        step="confirm"
        data={data}
        summary={<OrderSummary data={data} />}
        action={
          <>
            <FormProblem form={{ problem }} />
            <SubmitButton form={form} big wide>
              {data.total === 0
                ? t("checkout.place_order")
                : t("checkout.pay", { amount: show(data.total) })}
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
