import type * as z from "zod/mini";
import { PAYMENT_PROVIDERS } from "#adapters/payments/payment-providers.ts";
import { flag, secret, webUrl } from "./variable-schemas.ts";

export const PROVIDER_KEY = "the key that the provider gave you";

type Variable = { schema: z.ZodMiniType; fallback: string | undefined; expected: string };

const SCHEMAS = { url: webUrl, flag } as const;

/** Variables of payment providers, each of which describes its own in its folder. */
export const providerVariables: Readonly<Record<string, Variable>> = Object.fromEntries(
  PAYMENT_PROVIDERS.flatMap(({ keys, options }) => [
    ...Object.values(keys).map((name) => [
      name,
      { schema: secret, fallback: undefined, expected: PROVIDER_KEY },
    ]),
    ...Object.values(options).map(({ variable, is, ...more }) => [
      variable,
      { schema: SCHEMAS[is], ...more },
    ]),
  ]),
);
