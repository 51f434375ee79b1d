import type { PaymentsAdapter } from "./payments.ts";
import type { ProviderId, ProviderName } from "./provider-id.ts";

/** An environment variable that has a default. */
type ProviderOption = {
  variable: string;
  is: "url" | "flag";
  fallback: string;
  /** The error text for an invalid value. */
  expected: string;
};

/** The sources that the content security policy allows on pages where a card may be entered. */
export type PageSources = { script: string[]; frame: string[]; connect: string[] };

/** What a browser needs to show the provider's own card form. */
export type CardFormSettings = { scriptUrl: string; publishableKey: string };

type OpenedProvider = {
  adapter: PaymentsAdapter;
  sources?: PageSources;
  cardForm?: CardFormSettings;
};

type Values = Readonly<Record<string, string | boolean>>;

/**
 * All that the shop knows about an outside provider, in the provider's own folder. The environment variables, the
 * webhooks, the content security policy and the API documentation are derived from it. `docs/recipes.md` shows how to
 * add one.
 */
export type PaymentProvider<KeyName extends string = string, Options extends Values = Values> = {
  /** The id on the wire (SPEC §3 "Payment provider"). */
  id: ProviderId;
  /** The name in addresses: /api/payments/{name}/… */
  name: ProviderName;
  /** The name that customers see. */
  title: string;
  /** The webhook paths below its own address; the provider gets the first one with each payment. */
  webhooks: readonly { method: "GET" | "POST"; path: string; summary: string }[];
  /** Variables that are needed together: with only some of them, the shop would take money but never learn about it. */
  keys: Readonly<Record<KeyName, string>>;
  options: Readonly<Record<keyof Options & string, ProviderOption>>;
  /** Options for the sandbox, which creates its own keys. */
  inSandbox(url: string): Options;
  open(settings: Readonly<Record<KeyName, string>> & Options): OpenedProvider;
};

/** Checks the type of a provider's settings; outside its folder all providers have the same type. */
export const definePaymentProvider = <KeyName extends string, Options extends Values>(
  provider: PaymentProvider<KeyName, Options>,
): PaymentProvider => provider;
