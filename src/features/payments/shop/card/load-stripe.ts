/** The part of Stripe.js that we use; the real script and the sandbox's have these names. */
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
  /** Stripe's theme; its text is dark on a transparent background unless it knows that the page is dark. */
  appearance: { theme: "stripe" | "night" };
};

declare global {
  interface Window {
    Stripe?: (publishableKey: string) => Stripe;
  }
}

const loading = new Map<string, Promise<void>>();

/** Loaded once, when somebody wants to pay by card. */
export async function loadStripe(scriptUrl: string, publishableKey: string): Promise<Stripe> {
  const script = loading.get(scriptUrl) ?? addScript(scriptUrl);
  loading.set(scriptUrl, script);
  await script;
  if (window.Stripe) return window.Stripe(publishableKey);
  // The script was blocked, or a blocker answered with an empty one: forget it, so that a retry loads it again.
  loading.delete(scriptUrl);
  throw new Error("Stripe.js cannot be had");
}

/** Resolves when the script has loaded or failed. */
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
