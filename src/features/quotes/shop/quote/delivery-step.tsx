import { useEffect, useEffectEvent, useMemo } from "react";
import { useRevalidator } from "react-router";
import { AddressFields } from "#features/account/shop/addresses/address-fields.tsx";
import { AddressLines } from "#features/account/shop/addresses/address-lines.tsx";
import type { PointResponse } from "#features/delivery/contract.ts";
import { firstDelivery } from "#features/delivery/shop/choice/delivery-choices.ts";
import { DeliveryKindChoice } from "#features/delivery/shop/choice/delivery-kind-choice.tsx";
import { DoorCouriers } from "#features/delivery/shop/choice/door-couriers.tsx";
import { LockerChoice } from "#features/delivery/shop/choice/locker-choice.tsx";
import { TooLargeNotice } from "#features/delivery/shop/choice/too-large-notice.tsx";
import { useOrderMoney } from "#features/orders/shop/use-order-money.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import type { RefusedForm } from "#platform/forms/call-form.ts";
import { FormProblem } from "#platform/forms/form-problem.tsx";
import { useCallForm } from "#platform/forms/use-call-form.ts";
import { RadioCards } from "#ui/fields/radio-cards.tsx";
import { Form, SubmitButton } from "#ui/form/form.tsx";
import { Notice } from "#ui/notice.tsx";
import type { QuoteDetails } from "../../contract.ts";
import type { DeliveryChoice } from "../rules/chosen-sums.ts";
import { choiceOf, deliveryForm, knownDelivery } from "./delivery-form.ts";
import { ChosenSum } from "./price-rows.tsx";
import { QuoteShippingMethodChoice } from "./quote-shipping-method-choice.tsx";
import { trackStep } from "./track-step.ts";

type DeliveryStepProps = {
  quote: QuoteDetails;
  posted: RefusedForm | undefined;
  /** Called with each choice, before the form is sent. */
  onChoice: (choice: DeliveryChoice) => void;
  onDone: () => void;
};
type StepForm = ReturnType<typeof useDelivery>;

function useDelivery({ quote, posted, onDone }: Omit<DeliveryStepProps, "onChoice">) {
  const { revalidate } = useRevalidator();
  const { countries } = useShell().config.site;
  const description = useMemo(() => deliveryForm(quote.slug, countries), [quote.slug, countries]);
  return useCallForm(description, {
    initial: knownDelivery(quote),
    posted,
    async onDone({ quote: chosen }) {
      // Tracked with the sums of the saved choice, which the quote did not have before.
      trackStep("delivery_set", chosen);
      await revalidate();
      onDone();
    },
  });
}

/** Chooses the shipping method, courier and address, as in the checkout. */
export function DeliveryStep(props: DeliveryStepProps) {
  const t = useT();
  const { quote } = props;
  const form = useDelivery(props);
  const choice = choiceOf(form.values);
  const tell = useEffectEvent(props.onChoice);
  const { shipping, way, delivery } = choice;
  useEffect(() => tell({ shipping, way, delivery }), [shipping, way, delivery]);
  return (
    <Form form={form} label={t("quotes.delivery")} className="grid gap-8">
      <section aria-labelledby="travel">
        <h2 id="travel" className="h2 mb-3">
          {t("checkout.travel")}
        </h2>
        <QuoteShippingMethodChoice quote={quote} {...form.choice("shipping")} />
      </section>
      <Place quote={quote} form={form} />
      <Receiver quote={quote} form={form} />
      <div>
        <ChosenSum quote={quote} choice={choice} />
        <FormProblem form={form} />
        <SubmitButton form={form} big>
          {t("quotes.to_payment")}
        </SubmitButton>
      </div>
    </Form>
  );
}

function Place({ quote, form }: { quote: QuoteDetails; form: StepForm }) {
  const t = useT();
  const show = useOrderMoney(quote.currency);
  const services = quote.local_delivery_couriers;
  const door = services.filter((one) => !one.has_pickup_points);
  const way = form.values.way === "pickup" ? "pickup" : "door";
  const chosen = quote.delivery?.pickup_point;
  const chooseWay = (next: "pickup" | "door") => {
    form.set("way", next);
    form.set("parcel_shop", "");
    form.set("delivery", firstDelivery(services, next));
  };
  const chooseLocker = (point: PointResponse, delivery: string) => {
    form.set("parcel_shop", point.parcelshop_id);
    form.set("delivery", delivery);
  };
  const data = {
    country_id: quote.country_id,
    local_delivery_couriers: services,
    courier_info: null,
  };
  return (
    <section aria-labelledby="place">
      <h2 id="place" className="h2 mb-3">
        {t("checkout.place")}
      </h2>
      <div className="grid gap-4">
        {services.length === 0 && <Notice kind="warn">{t("checkout.no_courier")}</Notice>}
        {quote.too_large_for_pickup && <TooLargeNotice />}
        {services.length > 0 && (
          <DeliveryKindChoice services={services} show={show} value={way} onChange={chooseWay} />
        )}
        {way === "pickup" && chosen?.id === form.values.parcel_shop && (
          <Notice title={chosen.name}>{chosen.address}</Notice>
        )}
        {way === "pickup" && (
          <LockerChoice
            data={data}
            show={show}
            value={form.values.parcel_shop}
            error={form.choice("parcel_shop").error}
            onChoose={chooseLocker}
          />
        )}
        {way === "door" && door.length > 0 && (
          <DoorCouriers services={door} show={show} {...form.choice("delivery")} />
        )}
      </div>
    </section>
  );
}

const TYPED = "";

function Receiver({ quote, form }: { quote: QuoteDetails; form: StepForm }) {
  const t = useT();
  const { countries } = useShell().config.site;
  const saved = quote.client_addresses;
  const country = countries.find(({ id }) => id === quote.country_id)?.title ?? "";
  const isTyped = form.values.address_id === TYPED;
  return (
    <section aria-labelledby="receiver">
      <h2 id="receiver" className="h2 mb-3">
        {t(form.values.way === "pickup" ? "checkout.who_picks_up" : "checkout.who_gets_it")}
      </h2>
      {saved.length > 0 && (
        <div className="mb-4">
          <RadioCards
            legend={t("checkout.addresses")}
            hideLegend
            {...form.choice("address_id")}
            options={[
              ...saved.map((address) => ({
                value: String(address.id),
                title: <AddressLines address={address} country={country} />,
              })),
              { value: TYPED, title: t("account.addresses.new") },
            ]}
          />
        </div>
      )}
      {isTyped && (
        <AddressFields
          form={form}
          countries={countries}
          offerDefault={false}
          withoutCountry
          personOnly={form.values.way === "pickup"}
        />
      )}
    </section>
  );
}
