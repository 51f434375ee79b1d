import { useMemo, useState } from "react";
import { useNavigate } from "react-router";
import { useShell } from "#features/sites/shop/use-shell.ts";
import type { RefusedForm } from "#platform/forms/call-form.ts";
import { useCallForm } from "#platform/forms/use-call-form.ts";
import type { CheckoutData } from "../../contract.ts";
import { CHECKOUT_STEPS } from "../../domain/checkout-step.ts";
import { stepPath } from "../frame/checkout-steps.tsx";
import { useAutosave, useSaveChanges } from "../frame/use-autosave.ts";
import { useCheckout } from "../frame/use-checkout.ts";
import { useTabDraft } from "../frame/use-tab-draft.ts";
import { knownPayment, paymentChoices, paymentForm } from "./payment-form.ts";

type Options = {
  loaded: CheckoutData;
  language_id: number | undefined;
  posted: RefusedForm | undefined;
};

export function usePaymentStep({ loaded, language_id, posted }: Options) {
  const navigate = useNavigate();
  const { language } = useShell();
  const checkout = useCheckout(loaded, CHECKOUT_STEPS.payment);
  const { slug } = loaded;
  const [place] = useState({ slug, language_id });
  const isPaidAlready = checkout.data.total === 0;
  const description = useMemo(() => paymentForm(place, isPaidAlready), [place, isPaidAlready]);
  const autosave = useAutosave(place, checkout.take);
  const form = useCallForm(
    { ...description, send: (...args) => autosave.settle().then(() => description.send(...args)) },
    {
      initial: knownPayment(loaded),
      posted,
      onDone: () => navigate(stepPath(language, "confirm", slug)),
    },
  );
  const keepInTab = useTabDraft(`${slug} payment`, form);
  useSaveChanges(autosave, paymentChoices(form.values), keepInTab);
  const choose = (payment_id: string) => {
    form.set("payment_id", payment_id);
    void autosave.save(paymentChoices({ ...form.values, payment_id }));
  };
  return { ...checkout, place, form, choose, isSaving: autosave.isBusy };
}

export type PaymentStepState = ReturnType<typeof usePaymentStep>;
