import { Hono } from "hono";
import pino from "pino";
import { expect, test } from "vitest";
import { PAYMENT_PROVIDERS } from "#adapters/payments/payment-providers.ts";
import { fail } from "#core/result.ts";
import { paymentWebhooks } from "#features/payments/server/payments.api.ts";
import { webhookCalls } from "#features/payments/server/webhook-calls.ts";
import { requestLog } from "../request/request-log.ts";
import type { AppEnv } from "../request/request-scope.ts";
import { mountWebhooks } from "./call-routes.ts";

test.each(webhookCalls(PAYMENT_PROVIDERS).map(({ call }) => call))(
  "a forged webhook to $path is logged as one line at info level",
  async ({ path, method }) => {
    const lines: { level: number; status: number; refused: string }[] = [];
    const log = pino({ base: null }, { write: (line: string) => lines.push(JSON.parse(line)) });
    const app = new Hono<AppEnv>();
    app.use(requestLog({ log }));
    const payments = { handleWebhook: async () => fail("forged") };
    mountWebhooks(app, paymentWebhooks(payments, PAYMENT_PROVIDERS));
    const answer = await app.request(path, { method, ...(method === "GET" ? {} : { body: "{}" }) });
    expect([answer.status, await answer.text()]).toEqual([400, "not_believed"]);
    expect(lines).toMatchObject([{ level: 30, status: 400, refused: "forged" }]);
  },
);
