import { type RefObject, useEffect, useRef, useState } from "react";
import type { Cents } from "#core/money.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import type { CardFormSettings } from "#ports/payment-provider.ts";
import {
  type CardForm,
  type CardToken,
  confirmCard,
  createCardForm,
  makeCardToken,
} from "./card-form.ts";
import { loadStripe } from "./load-stripe.ts";

export type Card = {
  /** The card section, and inside it the element for Stripe's form. */
  section: RefObject<HTMLElement | null>;
  slot: RefObject<HTMLDivElement | null>;
  /** `idle`: nobody has chosen the card yet, and nothing is loaded from Stripe. */
  state: "idle" | "loading" | "ready" | "missing";
  /** Loads a form again that failed to load. */
  retry: () => void;
  makeToken: () => Promise<CardToken>;
  confirm: (clientSecret: string) => Promise<void>;
};

const isDark = () => document.documentElement.dataset.mode === "dark";

/** Stripe's own form in our page: card numbers never reach our code. */
export function useCard(
  settings: CardFormSettings | undefined,
  isOn: boolean,
  amount: Cents,
  currency = "EUR",
): Card {
  const { language } = useShell();
  const section = useRef<HTMLElement>(null);
  const slot = useRef<HTMLDivElement>(null);
  const form = useRef<CardForm>(undefined);
  const amountNow = useRef(amount);
  const [state, setState] = useState<"loading" | "ready" | "missing">("loading");
  const { scriptUrl, publishableKey } = settings ?? {};

  useEffect(() => {
    if (!isOn || !scriptUrl || !publishableKey) return;
    const made = createCardForm({
      load: () => loadStripe(scriptUrl, publishableKey),
      slot: () => slot.current,
      options: () => ({
        mode: "payment",
        amount: amountNow.current,
        currency: currency.toLowerCase(),
        locale: language,
        appearance: { theme: isDark() ? "night" : "stripe" },
      }),
      tell: setState,
    });
    form.current = made;
    void made.open();
    return () => {
      form.current = undefined;
      made.close();
    };
  }, [isOn, scriptUrl, publishableKey, language, currency]);

  useEffect(() => {
    amountNow.current = amount;
    form.current?.mounted()?.elements.update({ amount });
  }, [amount]);

  function retry(): void {
    section.current?.focus();
    void form.current?.open();
  }

  return {
    section,
    slot: slot,
    state: isOn ? state : "idle",
    retry,
    async makeToken() {
      const mounted = form.current?.mounted();
      if (mounted) return makeCardToken(mounted);
      if (state !== "missing") return { problem: "payments.top_up.card_loading" };
      // The card section already shows the problem; pressing the button at least tries again.
      retry();
      return { problem: undefined };
    },
    async confirm(clientSecret) {
      const mounted = form.current?.mounted();
      if (mounted) await confirmCard(mounted, clientSecret);
    },
  };
}
