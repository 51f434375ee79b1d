import { createPayPalPayments } from "#adapters/payments/paypal/paypal-payments.ts";
import { createPayseraPayments } from "#adapters/payments/paysera/paysera-payments.ts";
import { createStripePayments } from "#adapters/payments/stripe/stripe-payments.ts";
import type { StripeInBrowser } from "#features/payments/server/payments.ts";
import type { PaymentsDeps } from "#features/payments/server/payments-deps.ts";
import type { Environment } from "../settings/environment.ts";
import { StartProblem } from "../start-problem.ts";
import type { Sandbox } from "./sandbox.ts";

type Adapters = PaymentsDeps["adapters"];
export type Providers = {
  adapters: Adapters;
  /** What browsers need for Stripe's element, and whom its pages let in for it. */
  stripe: StripeInBrowser | undefined;
  sources: { script: string[]; frame: string[]; connect: string[] };
};

/** A provider with keys is asked itself; one without is played by the sandbox, where there is one. */
export function chooseProviders(environment: Environment, sandbox: Sandbox | undefined): Providers {
  const stripe = stripeSettings(environment, sandbox);
  const paypal = payPalSettings(environment, sandbox);
  const paysera = payseraSettings(environment, sandbox);
  return {
    adapters: {
      ...(stripe ? { stripe: createStripePayments(stripe) } : {}),
      ...(paypal ? { paypal: createPayPalPayments(paypal) } : {}),
      ...(paysera ? { paysera: createPayseraPayments(paysera) } : {}),
    },
    stripe: stripe && { scriptUrl: stripe.scriptUrl, publishableKey: stripe.publishableKey },
    sources: stripe ? stripeSources(stripe) : { script: [], frame: [], connect: [] },
  };
}

function stripeSources({ url, scriptUrl }: { url: string; scriptUrl: string }) {
  const home = new URL(scriptUrl).origin;
  // Where banks ask their questions.
  const hooks = home.endsWith(".stripe.com") ? ["https://hooks.stripe.com"] : [];
  return { script: [home], frame: [home, ...hooks], connect: [new URL(url).origin] };
}

function stripeSettings(environment: Environment, sandbox: Sandbox | undefined) {
  const keys = allOrNone(environment, {
    secretKey: "STRIPE_SECRET_KEY",
    publishableKey: "STRIPE_PUBLISHABLE_KEY",
    webhookSecret: "STRIPE_WEBHOOK_SECRET",
  });
  const { STRIPE_URL: url, STRIPE_SCRIPT_URL: scriptUrl } = environment;
  if (keys) return { url, scriptUrl, ...keys };
  if (!sandbox) return undefined;
  return { url: sandbox.url, scriptUrl: `${sandbox.url}/stripe.js`, ...sandbox.keys.stripe };
}

function payPalSettings(environment: Environment, sandbox: Sandbox | undefined) {
  const keys = allOrNone(environment, {
    clientId: "PAYPAL_CLIENT_ID",
    clientSecret: "PAYPAL_CLIENT_SECRET",
    webhookId: "PAYPAL_WEBHOOK_ID",
  });
  if (keys) return { url: environment.PAYPAL_URL, ...keys };
  return sandbox && { url: sandbox.url, ...sandbox.keys.paypal };
}

function payseraSettings(environment: Environment, sandbox: Sandbox | undefined) {
  const keys = allOrNone(environment, {
    projectId: "PAYSERA_PROJECT_ID",
    password: "PAYSERA_PASSWORD",
  });
  const { PAYSERA_URL: url, PAYSERA_PUBLIC_KEY_URL: publicKeyUrl } = environment;
  if (keys) return { url, publicKeyUrl, test: environment.PAYSERA_TEST, ...keys };
  if (!sandbox) return undefined;
  const home = `${sandbox.url}/paysera`;
  return { url: home, publicKeyUrl: `${home}/public.key`, test: true, ...sandbox.keys.paysera };
}

/** Half of a provider's keys would take money and never hear of it. */
function allOrNone<Name extends string>(
  environment: Environment,
  variables: Record<Name, keyof Environment>,
): Record<Name, string> | undefined {
  const entries = Object.entries<keyof Environment>(variables);
  const missing = entries.filter(([, variable]) => !environment[variable]);
  if (missing.length === entries.length) return undefined;
  if (missing.length > 0) {
    const names = missing.map(([, variable]) => variable).join(", ");
    const others = entries.map(([, variable]) => variable).join(", ");
    throw new StartProblem(`${names} must be set too: ${others} belong together`);
  }
  const values = entries.map(([name, variable]) => [name, environment[variable]]);
  return Object.fromEntries(values) as Record<Name, string>;
}
