import { useState } from "react";
import { useRevalidator } from "react-router";
import type { CallResult, Refusal } from "#platform/pages/calls.context.ts";
import type { CheckoutData, CheckoutResponse } from "../../contract.ts";
import type { CheckoutStep } from "../../domain/checkout-step.ts";
import { toCheckoutState, withStripeToken } from "../rules/checkout-state.ts";

/** A new checkout, or a visitor who has just logged in, resets the form to the known data. */
export const keyOf = ({ slug, is_guest }: CheckoutData): string =>
  `${slug} ${is_guest ? "guest" : "customer"}`;

/** SPEC §4 "Checkout steps": the latest state from the server, from loading the page or from a later call. */
export function useCheckout(loaded: CheckoutData, step: CheckoutStep) {
  const [known, setKnown] = useState(() => ({ loaded, state: toCheckoutState(loaded, step) }));
  const { revalidate } = useRevalidator();
  const fresh = (data: CheckoutData, { state }: typeof known) => ({
    loaded,
    state: toCheckoutState(data, step, state),
  });
  const now = known.loaded === loaded ? known : fresh(loaded, known);
  if (now !== known) setKnown(now);

  const take = (data: CheckoutData) => setKnown((before) => fresh(data, before));
  /** SPEC §4: true after the wallet's part was removed, until a new one is used. */
  const setBalanceRemoved = (balanceRemoved: boolean) =>
    setKnown((before) => ({ ...before, state: { ...before.state, balanceRemoved } }));
  /** SPEC §3 `stripe_token`. */
  const setStripeToken = (token: string | null) =>
    setKnown((before) => ({ ...before, state: withStripeToken(before.state, token) }));
  /** Shows the response of a call; if the checkout is over, the page's guard redirects. */
  async function ask(call: Promise<CallResult<CheckoutResponse>>): Promise<Refusal | undefined> {
    const answered = await call;
    if (answered.ok) return void take(answered.output.data);
    if (isOver(answered)) await revalidate();
    return answered;
  }
  return { state: now.state, data: now.state.data, take, ask, setBalanceRemoved, setStripeToken };
}

/** Another tab has paid or left the checkout. */
const isOver = ({ httpStatus }: Refusal): boolean => httpStatus === 404 || httpStatus === 409;
