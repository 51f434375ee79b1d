/** As much of Stripe.js as we use; the real one and the sandbox's have these names. */
export type StripeElements = {
  create: (type: "payment") => StripeElement;
  update: (options: { amount: number }) => void;
  submit: () => Promise<{ error?: { message?: string } }>;
};
type StripeElement = {
  mount: (slot: HTMLElement) => void;
  on: (event: "ready" | "loaderror", listener: () => void) => void;
  destroy: () => void;
};
export type Stripe = {
  elements: (options: StripeOptions) => StripeElements;
  createConfirmationToken: (options: { elements: StripeElements }) => Promise<{
    confirmationToken?: { id: string };
    error?: { type?: string; message?: string };
  }>;
  handleNextAction: (options: { clientSecret: string }) => Promise<unknown>;
};
export type StripeOptions = {
  mode: "payment";
  amount: number;
  currency: string;
  locale: string;
  /** Stripe's own looks; its words are dark on nothing unless it is told that the page is. */
  appearance: { theme: "stripe" | "night" };
};

declare global {
  interface Window {
    Stripe?: (publishableKey: string) => Stripe;
  }
}

const loading = new Map<string, Promise<void>>();

/** Fetched when somebody wants to pay by card, and once. */
export async function loadStripe(scriptUrl: string, publishableKey: string): Promise<Stripe> {
  const script = loading.get(scriptUrl) ?? addScript(scriptUrl);
  loading.set(scriptUrl, script);
  await script;
  if (window.Stripe) return window.Stripe(publishableKey);
  // Blocked, or answered by a blocker with nothing in it: whoever tries again has it asked for again.
  loading.delete(scriptUrl);
  throw new Error("Stripe.js cannot be had");
}

/** Done when it has come, or will not. */
function addScript(src: string): Promise<void> {
  return new Promise((resolve) => {
    const script = document.createElement("script");
    script.src = src;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      resolve();
    };
    document.head.append(script);
  });
}
