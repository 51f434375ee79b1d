import * as z from "zod/mini";
import { defineCall } from "#platform/api/call.ts";
import type { PaymentProvider } from "#ports/payment-provider.ts";

export type WebhookOwner = Pick<PaymentProvider, "name" | "webhooks">;

const anything = z.unknown();
const pathOf = (provider: string, path: string) => `/api/payments/${provider}/${path}`;

/** Where a provider that asks for it with each payment sends its messages. */
export const webhookPath = ({ name, webhooks: [first] }: WebhookOwner): string =>
  pathOf(name, first?.path ?? "webhook");

/** In the providers' own formats; believed by their signatures alone. */
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
