/** SPEC §3 "Checkout step numbers". */
export const CHECKOUT_STEPS = { shipping: 3, payment: 4, confirm: 5, success: 5 } as const;
export type CheckoutStep = (typeof CHECKOUT_STEPS)[keyof typeof CHECKOUT_STEPS];

/** The delivery id until a courier is chosen. */
export const NO_DELIVERY = -1;

type Progress = {
  isShippingComplete: boolean;
  /** Also true if nothing is left to pay. */
  isPaymentChosen: boolean;
};

/** Product notes §3: the furthest step whose page may be shown. */
export function reachedStep({ isShippingComplete, isPaymentChosen }: Progress): CheckoutStep {
  if (!isShippingComplete) return CHECKOUT_STEPS.shipping;
  return isPaymentChosen ? CHECKOUT_STEPS.confirm : CHECKOUT_STEPS.payment;
}
