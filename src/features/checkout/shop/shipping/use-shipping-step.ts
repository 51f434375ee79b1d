import { useEffect, useEffectEvent, useMemo } from "react";
import { useNavigate } from "react-router";
import { entriesOf } from "#core/record.ts";
import type { PointResponse } from "#features/delivery/contract.ts";
import { firstDelivery } from "#features/delivery/shop/choice/delivery-choices.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import type { RefusedForm } from "#platform/forms/call-form.ts";
import { useCallForm } from "#platform/forms/use-call-form.ts";
import type { CheckoutData } from "../../contract.ts";
import { CHECKOUT_STEPS, NO_DELIVERY } from "../../domain/checkout-step.ts";
import { stepPath } from "../frame/checkout-steps.tsx";
import { useAutosave, useSaveChanges } from "../frame/use-autosave.ts";
import { useCheckout } from "../frame/use-checkout.ts";
import { useTabDraft } from "../frame/use-tab-draft.ts";
import { choicesOf, type ShippingValues, shippingForm, validateShipping } from "./shipping-form.ts";
import { knownShipping } from "./shipping-values.ts";

type Options = {
  loaded: CheckoutData;
  language_id: number | undefined;
  posted: RefusedForm | undefined;
};

/** The shipping step with JavaScript: choices change prices at once, and typed data is saved at once. */
export function useShippingStep({ loaded, language_id, posted }: Options) {
  const navigate = useNavigate();
  const { language, config } = useShell();
  const { data, take } = useCheckout(loaded, CHECKOUT_STEPS.shipping);
  const { slug } = data;
  const { countries } = config.site;
  const place = { slug, language_id };
  const autosave = useAutosave(place, take);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a checkout keeps its slug and language.
  const description = useMemo(
    () => shippingForm(place, validateShipping(data, countries)),
    [data, countries],
  );
  const form = useCallForm(
    { ...description, send: (...args) => autosave.settle().then(() => description.send(...args)) },
    {
      initial: knownShipping(data, countries),
      posted,
      onDone: () => navigate(stepPath(language, "payment", slug)),
    },
  );

  const save = (changed: Partial<ShippingValues>) => {
    for (const [field, value] of entriesOf(changed)) form.set(field, value);
    void autosave.save(choicesOf({ ...form.values, ...changed }));
  };
  const keepInTab = useTabDraft(`${slug} shipping`, form);
  useSaveChanges(autosave, choicesOf(form.values), keepInTab);

  // Saves the form's initial courier, so that the total includes it from the start.
  const saveStart = useEffectEvent(() => {
    if (data.local_delivery === NO_DELIVERY && form.values.delivery !== "") save({});
  });
  useEffect(() => saveStart(), []);

  return {
    data,
    form,
    isSaving: autosave.isBusy,
    isSaved: autosave.isSaved(choicesOf(form.values)),
    choose: {
      travel: (shipping: string) => save({ shipping }),
      way: (way: "pickup" | "door") =>
        save({
          way,
          parcel_shop: "",
          delivery: firstDelivery(data.local_delivery_couriers, way),
        }),
      courier: (delivery: string) => save({ delivery }),
      locker: (point: PointResponse, delivery: string) =>
        save({ parcel_shop: point.parcelshop_id, delivery }),
      address: (address_id: string, country_id: number) =>
        save({ address_id, country_id: String(country_id) }),
    },
  };
}

export type ShippingStepState = ReturnType<typeof useShippingStep>;
