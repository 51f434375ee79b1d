import type { MessageKey } from "#core/message-key.ts";
import type { Stripe, StripeElements, StripeOptions } from "./load-stripe.ts";

export type CardForm = {
  /** Asks for the form, and asks again where it did not come. */
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
 * Mounts Stripe's form. Its script may be blocked, or only the frame that the script
 * opens (`loaderror`): for whoever waits for it both are the same.
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

/** The ConfirmationToken of what was typed, or why there is none: no words where Stripe's own form has said it. */
export type CardToken = { token: string } | { problem: MessageKey | undefined };

/** Whatever stops it on the way, a blocker above all, whoever pressed the button is told. */
export async function makeCardToken({ stripe, elements }: MountedCard): Promise<CardToken> {
  try {
    const checked = await elements.submit();
    if (checked.error) return { problem: undefined };
    const made = await stripe.createConfirmationToken({ elements });
    if (made.confirmationToken) return { token: made.confirmationToken.id };
    // What was typed is wrong: its form has said so. A card that is refused is another thing than silence.
    if (made.error?.type === "validation_error") return { problem: undefined };
    if (made.error?.type === "card_error") return { problem: "payments.errors.refused" };
  } catch {
    // Falls through: Stripe's frame is not there, or does not answer.
  }
  return { problem: "payments.errors.unavailable" };
}

/** What the bank asks the payer for. Where that cannot be shown, the page of results says what became of it. */
export async function confirmCard({ stripe }: MountedCard, clientSecret: string): Promise<void> {
  try {
    await stripe.handleNextAction({ clientSecret });
  } catch {
    // The payment stands at the server, whether the browser showed it or not.
  }
}
