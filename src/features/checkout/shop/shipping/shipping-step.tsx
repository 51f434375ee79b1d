import { useT } from "#i18n/use-t.ts";
import { FormProblem } from "#platform/forms/form-problem.tsx";
import { Form, SubmitButton } from "#ui/form/form.tsx";
import { Block, CheckoutFrame } from "../frame/checkout-frame.tsx";
import { Shortages } from "../frame/shortages.tsx";
import { OrderSummary } from "../summary/order-summary.tsx";
import { StepTotal } from "../summary/step-total.tsx";
import { ChosenShippingMethod } from "./chosen-shipping-method.tsx";
import { ContactBlock } from "./contact-block.tsx";
import { DeliveryBlock } from "./delivery-block.tsx";
import type { ShippingStepState } from "./use-shipping-step.ts";

export function ShippingStep({ step, today }: { step: ShippingStepState; today: string }) {
  const t = useT();
  const { data, form, choose, isSaving } = step;
  return (
    <Form form={form} label={t("checkout.title.checkout")}>
      <CheckoutFrame
        step="checkout"
        data={data}
        summary={<OrderSummary data={data} isBusy={isSaving} />}
        action={
          <>
            <FormProblem form={form} />
            <SubmitButton form={form} big wide>
              {t("checkout.to_payment")}
              <StepTotal data={data} />
            </SubmitButton>
          </>
        }
      >
        <Shortages data={data} />
        <Block id="travel" title={t("checkout.travel")}>
          <ChosenShippingMethod
            data={data}
            today={today}
            value={form.values.shipping === "sea" ? "sea" : "air"}
            error={form.choice("shipping").error}
            onChange={choose.travel}
          />
        </Block>
        <DeliveryBlock step={step} />
        <ContactBlock step={step} />
      </CheckoutFrame>
    </Form>
  );
}
