import type { ShippingMethod } from "#features/shipping/domain/chargeable-weight.ts";
import { PROVIDERS } from "#ports/provider-id.ts";
import type { CheckoutAddress, CheckoutData, CheckoutPayment } from "../../contract.ts";
import type { CheckoutStep } from "../../domain/checkout-step.ts";

/** SPEC §3 "Checkout state", exactly. */
type CheckoutState = {
  data: CheckoutData;
  step: CheckoutStep;
  slug: string;
  shipping_method: ShippingMethod;
  delivery_method: number;
  parcel_shop: string | null;
  is_guest: boolean;
  address: CheckoutAddress | null;
  promotion: CheckoutData["promotion"];
  email: string;
  stripe_token: string | null;
  balance: { id: number; amount: number } | null;
  payment: { id: number; index: number; type: CheckoutPayment["type"] };
  balanceRemoved: boolean;
};

type Kept = Pick<CheckoutState, "stripe_token" | "balanceRemoved">;
const NEW: Kept = { stripe_token: null, balanceRemoved: false };

/** SPEC §4 "Checkout steps": the state after a fetch; the list of addresses is reversed. */
export function toCheckoutState(
  data: CheckoutData,
  step: CheckoutStep,
  before = NEW,
): CheckoutState {
  const balance = data.payments.find(({ type }) => type === "balance");
  return {
    ...before,
    data: { ...data, client_addresses: data.client_addresses.toReversed() },
    step,
    slug: data.slug,
    shipping_method: data.selected_shipping_method,
    delivery_method: data.local_delivery,
    parcel_shop: data.courier_info?.parcel_shop?.parcelshop_id ?? null,
    is_guest: data.is_guest,
    address: data.address,
    promotion: data.promotion,
    email: data.email,
    balance: balance ? { id: balance.payment_processor_id, amount: balance.amount } : null,
    payment: {
      id: data.payment_id,
      index: data.payment_methods.findIndex(({ id }) => id === data.payment_id),
      type: data.payment_id === PROVIDERS.wallet ? "balance" : "provider",
    },
  };
}

/** Stripe's card token, until it is used: a token works for one payment. */
export const withStripeToken = (
  state: CheckoutState,
  stripe_token: string | null,
): CheckoutState => ({ ...state, stripe_token });

/** SPEC §4: once, and only when there are payments. */
export const canRemoveBalance = ({ balanceRemoved, data }: CheckoutState): boolean =>
  !balanceRemoved && data.payments.length > 0;
