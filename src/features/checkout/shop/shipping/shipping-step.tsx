import { FormTrouble } from "#features/sites/shop/forms/form-trouble.tsx";
import { useT } from "#i18n/use-t.ts";
import { Form, SubmitButton } from "#ui/form/form.tsx";
import { Block, CheckoutFrame } from "../frame/checkout-frame.tsx";
import { Shortages } from "../frame/shortages.tsx";
import { OrderSummary } from "../summary/order-summary.tsx";
import { StepTotal } from "../summary/step-total.tsx";
import { ChosenTravel } from "./chosen-travel.tsx";
import { ContactBlock } from "./contact-block.tsx";
import { PlaceBlock } from "./place-block.tsx";
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
            <FormTrouble form={form} />
            <SubmitButton form={form} big wide>
              {t("checkout.to_payment")}
              <StepTotal data={data} />
            </SubmitButton>
          </>
        }
      >
        <Shortages data={data} />
        <Block id="travel" title={t("checkout.travel")}>
          <ChosenTravel
            data={data}
            today={today}
            value={form.values.shipping === "sea" ? "sea" : "air"}
            error={form.choice("shipping").error}
            onChange={choose.travel}
          />
        </Block>
        <PlaceBlock step={step} />
        <ContactBlock step={step} />
      </CheckoutFrame>
    </Form>
  );
}
