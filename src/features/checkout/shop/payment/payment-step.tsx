import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { FormProblem } from "#platform/forms/form-problem.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { Form, SubmitButton } from "#ui/form/form.tsx";
import { Notice } from "#ui/notice.tsx";
import { Block, CheckoutFrame } from "../frame/checkout-frame.tsx";
import { stepPath } from "../frame/checkout-steps.tsx";
import { Shortages } from "../frame/shortages.tsx";
import { OrderSummary } from "../summary/order-summary.tsx";
import { StepTotal } from "../summary/step-total.tsx";
import { CheckoutWallet } from "./checkout-wallet.tsx";
import { InvoiceCompany } from "./invoice-company.tsx";
import { MethodChoice } from "./method-choice.tsx";
import { PromotionField } from "./promotion-field.tsx";
import type { PaymentStepState } from "./use-payment-step.ts";

export function PaymentStep({ step }: { step: PaymentStepState }) {
  const t = useT();
  const { language } = useShell();
  const { data, form, choose, isSaving } = step;
  const isPaidAlready = data.total === 0;
  const { available = 0, used = 0 } = data.wallet ?? {};
  const hasWallet = available > 0 || used > 0;
  return (
    <Form form={form} label={t("checkout.title.payment")}>
      <CheckoutFrame
        step="payment"
        data={data}
        summary={<OrderSummary data={data} isBusy={isSaving} />}
        action={
          <>
            <FormProblem form={form} />
            <SubmitButton form={form} big wide>
              {t("checkout.to_confirm")}
              <StepTotal data={data} />
            </SubmitButton>
            <ButtonLink
              variant="quiet"
              wide
              className="mt-2 max-lg:hidden"
              to={stepPath(language, "checkout", data.slug)}
            >
              {t("checkout.back_to_delivery")}
            </ButtonLink>
          </>
        }
      >
        <Shortages data={data} />
        <Block id="method" title={t("payments.top_up.method")}>
          {isPaidAlready && <Notice kind="good">{t("checkout.nothing_left")}</Notice>}
          {!isPaidAlready && data.payment_methods.length === 0 && (
            <Notice kind="warn">{t("payments.top_up.none")}</Notice>
          )}
          {!isPaidAlready && (
            <MethodChoice
              data={data}
              value={form.values.payment_id}
              error={form.choice("payment_id").error}
              onChange={choose}
            />
          )}
        </Block>
        <Block id="reductions" title={t(hasWallet ? "checkout.reductions" : "checkout.reduction")}>
          <div className="grid gap-4">
            <PromotionField step={step} />
            {hasWallet && <CheckoutWallet step={step} />}
          </div>
        </Block>
        <Block id="invoice" title={t("checkout.invoice")}>
          <InvoiceCompany form={form} />
        </Block>
      </CheckoutFrame>
    </Form>
  );
}
