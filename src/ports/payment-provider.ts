import type { PaymentsAdapter } from "./payments.ts";
import type { ProviderId, ProviderName } from "./provider-id.ts";

/** A variable of the environment that has a default. */
type ProviderOption = {
  variable: string;
  is: "url" | "flag";
  fallback: string;
  /** The words for a wrong value. */
  expected: string;
};

/** Whom pages on which cards are asked for let in. */
export type PageSources = { script: string[]; frame: string[]; connect: string[] };

/** What a browser needs in order to show the provider's own form for cards. */
export type CardFormSettings = { scriptUrl: string; publishableKey: string };

type OpenedProvider = {
  adapter: PaymentsAdapter;
  sources?: PageSources;
  cardForm?: CardFormSettings;
};

type Values = Readonly<Record<string, string | boolean>>;

/**
 * All that the shop knows of a provider outside, in its own folder: from it follow the variables of the
 * environment, the webhooks, the policy of pages and the documentation of the API. `docs/recipes.md` adds one.
 */
export type PaymentProvider<KeyName extends string = string, Options extends Values = Values> = {
  /** On the wire (SPEC §3 "Payment provider"). */
  id: ProviderId;
  /** In addresses: /api/payments/{name}/… */
  name: ProviderName;
  /** As customers know it. */
  title: string;
  /** Where it sends its messages, below its own address; the first is told to it with each payment. */
  webhooks: readonly { method: "GET" | "POST"; path: string; summary: string }[];
  /** Variables that belong together: half of them would take money and never hear of it. */
  keys: Readonly<Record<KeyName, string>>;
  options: Readonly<Record<keyof Options & string, ProviderOption>>;
  /** Options for the sandbox, which has keys of its own making. */
  inSandbox(url: string): Options;
  open(settings: Readonly<Record<KeyName, string>> & Options): OpenedProvider;
};

/** Its settings are checked here; to the shop all providers are alike. */
export const definePaymentProvider = <KeyName extends string, Options extends Values>(
  provider: PaymentProvider<KeyName, Options>,
): PaymentProvider => provider;
