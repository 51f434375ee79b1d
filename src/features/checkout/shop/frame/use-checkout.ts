import { useState } from "react";
import { useRevalidator } from "react-router";
import type { CallResult, Refusal } from "#platform/pages/calls.context.ts";
import type { CheckoutData, CheckoutResponse } from "../../contract.ts";
import type { CheckoutStep } from "../../domain/checkout-step.ts";
import { toCheckoutState, withStripeToken } from "../rules/checkout-state.ts";

/** A new checkout, and one whose visitor has just logged in, begin with what is known of them. */
export const keyOf = ({ slug, is_guest }: CheckoutData): string =>
  `${slug} ${is_guest ? "guest" : "customer"}`;

/** SPEC §4 "Checkout steps": the state as the server said it last, while the page loaded or since. */
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
  /** SPEC §4: true once the part of the wallet was removed, until another one is used. */
  const setBalanceRemoved = (balanceRemoved: boolean) =>
    setKnown((before) => ({ ...before, state: { ...before.state, balanceRemoved } }));
  /** SPEC §3 `stripe_token`. */
  const setStripeToken = (token: string | null) =>
    setKnown((before) => ({ ...before, state: withStripeToken(before.state, token) }));
  /** Shows what a call answered; where the checkout is over meanwhile, the page's guard decides. */
  async function ask(call: Promise<CallResult<CheckoutResponse>>): Promise<Refusal | undefined> {
    const answered = await call;
    if (answered.ok) return void take(answered.output.data);
    if (isOver(answered)) await revalidate();
    return answered;
  }
  return { state: now.state, data: now.state.data, take, ask, setBalanceRemoved, setStripeToken };
}

/** Another tab has paid or left it. */
const isOver = ({ httpStatus }: Refusal): boolean => httpStatus === 404 || httpStatus === 409;
