import { PAYMENT_PROVIDERS } from "#adapters/payments/payment-providers.ts";
import type { Providers } from "#features/payments/server/payments-deps.ts";
import type { PageSources, PaymentProvider } from "#ports/payment-provider.ts";
import type { Environment } from "../settings/environment.ts";
import { StartProblem } from "../start-problem.ts";

/** A provider with keys is called itself; one without keys is played by the sandbox, if there is one. */
export function chooseProviders(
  environment: Environment,
  sandbox: SandboxAddress | undefined,
): Providers {
  const opened = PAYMENT_PROVIDERS.flatMap((provider) => {
    const settings = settingsOf(provider, environment, sandbox);
    return settings ? [{ ...provider, ...provider.open(settings) }] : [];
  });
  const every = (kind: keyof PageSources) => opened.flatMap(({ sources }) => sources?.[kind] ?? []);
  return {
    opened,
    cardForm: opened.find(({ cardForm }) => cardForm)?.cardForm,
    sources: { script: every("script"), frame: every("frame"), connect: every("connect") },
    webhooks: PAYMENT_PROVIDERS,
    all: PAYMENT_PROVIDERS,
  };
}

function settingsOf(
  { name, keys, options, inSandbox }: PaymentProvider,
  environment: Readonly<Record<string, unknown>>,
  sandbox: SandboxAddress | undefined,
) {
  const given = allOrNone(environment, keys);
  if (!given) return sandbox && { ...inSandbox(sandbox.url), ...sandbox.keys[name] };
  const entries = Object.entries(options);
  const chosen = entries.map(([option, { variable }]) => [option, environment[variable]]);
  return { ...Object.fromEntries(chosen), ...given };
}

function allOrNone(
  environment: Readonly<Record<string, unknown>>,
  variables: Readonly<Record<string, string>>,
): Record<string, string> | undefined {
  const entries = Object.entries(variables);
  const missing = entries.filter(([, variable]) => !environment[variable]);
  if (missing.length === entries.length) return undefined;
  if (missing.length > 0) {
    const names = missing.map(([, variable]) => variable).join(", ");
    const others = entries.map(([, variable]) => variable).join(", ");
    throw new StartProblem(`${names} must be set too: ${others} belong together`);
  }
  return Object.fromEntries(
    entries.map(([name, variable]) => [name, String(environment[variable])]),
  );
}

/** Where stand-in providers run. `server.ts` passes in OpenSandbox, because the shop imports nothing of them. */
export type SandboxAddress = {
  url: string;
  /** By the name of the provider that the sandbox plays. */
  keys: Readonly<Record<string, object>> & {
    carrier: { key: string; webhookSecret: string };
  };
  /** The title of the sandbox's carrier. */
  carrierTitle: string;
};
export type Sandbox = SandboxAddress & { close: () => Promise<void> };
export type OpenSandbox = (options: {
  port: number;
  shopUrl: string;
  carrierSpeed: number;
}) => Promise<Sandbox>;
