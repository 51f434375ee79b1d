import { redirect } from "react-router";
import { CountryField } from "#features/account/shop/addresses/address-fields.tsx";
import { DeliveryCountry } from "#features/cart/shop/destination/delivery-country.tsx";
import { DeliveryKindChoice } from "#features/delivery/shop/choice/delivery-kind-choice.tsx";
import { DoorCouriers } from "#features/delivery/shop/choice/door-couriers.tsx";
import { LockerChoice } from "#features/delivery/shop/choice/locker-choice.tsx";
import { TooLargeNotice } from "#features/delivery/shop/choice/too-large-notice.tsx";
import { useOrderMoney } from "#features/orders/shop/use-order-money.ts";
import { localisePath } from "#features/sites/domain/locale-path.ts";
import { readShopContext } from "#features/sites/shop/read-shop-context.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { FormProblem } from "#platform/forms/form-problem.tsx";
import { postForm } from "#platform/forms/post-form.ts";
import type { PageHandle } from "#platform/pages/page-handle.ts";
import { PERSONAL_HEADERS } from "#platform/pages/page-responses.ts";
import { Form, SubmitButton } from "#ui/form/form.tsx";
import { Notice } from "#ui/notice.tsx";
import type { Route } from "./+types/checkout.page.ts";
import { Block, CheckoutFrame } from "./frame/checkout-frame.tsx";
import { loadStep } from "./frame/load-step.ts";
import { Shortages } from "./frame/shortages.tsx";
import { keyOf } from "./frame/use-checkout.ts";
import { ContactBlock } from "./shipping/contact-block.tsx";
import { shippingForm } from "./shipping/shipping-form.ts";
import { ChosenShippingMethod } from "./shipping/shipping-method-choice.tsx";
import { type ShippingStepState, useShippingStep } from "./shipping/use-shipping-step.ts";
import { OrderSummary, StepTotal } from "./summary/order-summary.tsx";

export const handle = { layout: "checkout" } satisfies PageHandle;

export const loader = (args: Route.LoaderArgs) => loadStep(args, "checkout");

/** Handles the step's form without JavaScript. */
export async function action(args: Route.ActionArgs) {
  const { language, language_id } = readShopContext(args.context);
  const { slug = "" } = args.params;
  const posted = await postForm(args, shippingForm({ slug, language_id }));
  if (!posted.ok) return posted.answer;
  throw redirect(localisePath(`/payment/${slug}`, language), {
    status: 303,
    headers: PERSONAL_HEADERS,
  });
}

export default function CheckoutRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <Step key={keyOf(loaderData.data)} loaded={loaderData} posted={actionData} />;
}

type StepProps = {
  loaded: Route.ComponentProps["loaderData"];
  posted: Route.ComponentProps["actionData"];
};

function Step({ loaded: { data, today, language_id }, posted }: StepProps) {
  const step = useShippingStep({ loaded: data, language_id, posted });
  return <ShippingStep step={step} today={today} />;
}

function ShippingStep({ step, today }: { step: ShippingStepState; today: string }) {
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

/** The country, pickup point or home, and the courier. */
function DeliveryBlock({ step }: { step: ShippingStepState }) {
  const t = useT();
  const { countries } = useShell().config.site;
  const { data, form, choose } = step;
  const show = useOrderMoney(data.currency);
  const services = data.local_delivery_couriers;
  const door = services.filter((one) => !one.has_pickup_points);
  const way = form.values.way === "pickup" ? "pickup" : "door";
  const asksCountry = countries.length > 1 && form.values.address_id === "";
  return (
    <Block id="place" title={t("checkout.place")}>
      <div className="grid gap-4">
        {asksCountry && <CountryField form={form} countries={countries} />}
        {countries.length === 1 && <DeliveryCountry />}
        {services.length === 0 && <Notice kind="warn">{t("checkout.no_courier")}</Notice>}
        {data.too_large_for_pickup && <TooLargeNotice />}
        {services.length > 0 && (
          <DeliveryKindChoice services={services} show={show} value={way} onChange={choose.way} />
        )}
        {way === "pickup" && (
          <LockerChoice
            data={data}
            show={show}
            value={form.values.parcel_shop}
            error={form.choice("parcel_shop").error}
            onChoose={choose.locker}
          />
        )}
        {way === "door" && door.length === 1 && (
          <input type="hidden" name="delivery" value={form.values.delivery} />
        )}
        {way === "door" && door.length > 1 && (
          <DoorCouriers
            services={door}
            show={show}
            value={form.values.delivery}
            error={form.choice("delivery").error}
            onChange={choose.courier}
          />
        )}
      </div>
    </Block>
  );
}
