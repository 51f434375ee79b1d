import type { MountedCard } from "./card-token.ts";
import type { Stripe, StripeOptions } from "./load-stripe.ts";

export type CardForm = {
  /** Asks for the form, and asks again where it did not come. */
  open: () => Promise<void>;
  close: () => void;
  mounted: () => MountedCard | undefined;
};

type Surroundings = {
  load: () => Promise<Stripe>;
  place: () => HTMLElement | null;
  options: () => StripeOptions;
  tell: (state: "loading" | "ready" | "missing") => void;
};

/**
 * Mounts Stripe's form. Its script may be blocked, or only the frame that the script
 * opens (`loaderror`): for whoever waits for it both are the same.
 */
export function createCardForm({ load, place, options, tell }: Surroundings): CardForm {
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
      const target = place();
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
