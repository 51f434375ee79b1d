import type { MessageKey } from "#core/message-key.ts";
import type { Stripe, StripeElements, StripeOptions } from "./load-stripe.ts";

export type CardForm = {
  /** Loads the form, and loads it again if it failed. */
  open: () => Promise<void>;
  close: () => void;
  mounted: () => MountedCard | undefined;
};

type Surroundings = {
  load: () => Promise<Stripe>;
  slot: () => HTMLElement | null;
  options: () => StripeOptions;
  tell: (state: "loading" | "ready" | "missing") => void;
};

/**
 * Mounts Stripe's form. A blocker may block the script, or only the frame that the script opens (`loaderror`): both
 * are reported the same way.
 */
export function createCardForm({ load, slot, options, tell }: Surroundings): CardForm {
  let inside: (MountedCard & { destroy: () => void }) | undefined;
  let isClosed = false;

  function takeOut(): void {
    inside?.destroy();
    inside = undefined;
  }
  function miss(): void {
    takeOut();
    if (!isClosed) tell("missing");
  }
  async function open(): Promise<void> {
    tell("loading");
    try {
      const stripe = await load();
      const target = slot();
      if (isClosed || !target) return;
      const elements = stripe.elements(options());
      const element = elements.create("payment");
      inside = { stripe, elements, destroy: () => element.destroy() };
      element.on("ready", () => tell("ready"));
      element.on("loaderror", miss);
      element.mount(target);
    } catch {
      miss();
    }
  }
  function close(): void {
    isClosed = true;
    takeOut();
  }
  return { open, close, mounted: () => inside };
}

export type MountedCard = { stripe: Stripe; elements: StripeElements };

/** The ConfirmationToken of what was typed, or a problem; undefined if Stripe's own form already shows it. */
export type CardToken = { token: string } | { problem: MessageKey | undefined };

/** Whatever fails, for example because of a blocker, the user who pressed the button gets an answer. */
export async function makeCardToken({ stripe, elements }: MountedCard): Promise<CardToken> {
  try {
    const checked = await elements.submit();
    if (checked.error) return { problem: undefined };
    const made = await stripe.createConfirmationToken({ elements });
    if (made.confirmationToken) return { token: made.confirmationToken.id };
    // Stripe's form already shows invalid input. A refused card is reported differently from a missing answer.
    if (made.error?.type === "validation_error") return { problem: undefined };
    if (made.error?.type === "card_error") return { problem: "payments.errors.refused" };
  } catch {
    // Stripe's frame is missing or does not answer: reported as unavailable below.
  }
  return { problem: "payments.errors.unavailable" };
}

/** Shows what the bank asks of the payer. If that fails, the result page says what became of the payment. */
export async function confirmCard({ stripe }: MountedCard, clientSecret: string): Promise<void> {
  try {
    await stripe.handleNextAction({ clientSecret });
  } catch {
    // The server knows the payment's status, whether the browser showed the bank's question or not.
  }
}
