import * as z from "zod/mini";
import { defineCall } from "#platform/api/call.ts";
import type { PaymentProvider } from "#ports/payment-provider.ts";

export type WebhookOwner = Pick<PaymentProvider, "name" | "webhooks">;

const anything = z.unknown();
const pathOf = (provider: string, path: string) => `/api/payments/${provider}/${path}`;

/** The webhook path for providers that take it with each payment. */
export const webhookPath = ({ name, webhooks: [first] }: WebhookOwner): string =>
  pathOf(name, first?.path ?? "webhook");

/** Calls in the providers' own formats; only their signatures make them trusted. */
export const webhookCalls = (providers: readonly WebhookOwner[]) =>
  providers.flatMap(({ name, webhooks }) =>
    webhooks.map(({ method, path, summary }) => ({
      provider: name,
      call: defineCall({
        path: pathOf(name, path),
        method,
        tag: "payments",
        summary,
        input: anything,
        output: anything,
      }),
    })),
  );
