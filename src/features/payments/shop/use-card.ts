import { type RefObject, useEffect, useRef, useState } from "react";
import type { Cents } from "#core/money.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import type { StripeInBrowser } from "../server/payments.ts";
import { type CardToken, confirmCard, type MountedCard, makeCardToken } from "./card-token.ts";
import { loadStripe } from "./load-stripe.ts";

export type Card = {
  /** Where Stripe puts its form. */
  place: RefObject<HTMLDivElement | null>;
  /** `idle`: nobody wants it yet, and Stripe is asked for nothing. */
  state: "idle" | "loading" | "ready" | "missing";
  makeToken: () => Promise<CardToken>;
  confirm: (clientSecret: string) => Promise<void>;
};

/** Stripe's own form in our page: numbers of cards never come near us. */
export function useCard(
  settings: StripeInBrowser | undefined,
  isOn: boolean,
  amount: Cents,
  currency = "EUR",
): Card {
  const { language } = useShell();
  const place = useRef<HTMLDivElement>(null);
  const mounted = useRef<MountedCard | undefined>(undefined);
  const amountNow = useRef(amount);
  const [state, setState] = useState<Card["state"]>("loading");
  const { scriptUrl, publishableKey } = settings ?? {};

  useEffect(() => {
    if (!isOn || !scriptUrl || !publishableKey) return;
    let destroy: (() => void) | undefined;
    let isGone = false;
    setState("loading");
    loadStripe(scriptUrl, publishableKey).then(
      (stripe) => {
        if (isGone || !place.current) return;
        const price = { amount: amountNow.current, currency: currency.toLowerCase() };
        const elements = stripe.elements({ mode: "payment", ...price, locale: language });
        const element = elements.create("payment");
        element.on("ready", () => setState("ready"));
        element.mount(place.current);
        mounted.current = { stripe, elements };
        destroy = () => element.destroy();
      },
      () => setState("missing"),
    );
    return () => {
      isGone = true;
      mounted.current = undefined;
      destroy?.();
    };
  }, [isOn, scriptUrl, publishableKey, language, currency]);

  useEffect(() => {
    amountNow.current = amount;
    mounted.current?.elements.update({ amount });
  }, [amount]);

  return {
    place,
    state: isOn ? state : "idle",
    async makeToken() {
      if (mounted.current) return makeCardToken(mounted.current);
      return { problem: `payments.top_up.card_${state === "missing" ? "missing" : "loading"}` };
    },
    async confirm(clientSecret) {
      if (mounted.current) await confirmCard(mounted.current, clientSecret);
    },
  };
}
