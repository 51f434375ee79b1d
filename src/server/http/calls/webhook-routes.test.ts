import { Hono } from "hono";
import pino from "pino";
import { expect, test } from "vitest";
import { WEBHOOK_CALLS } from "#features/payments/contract.ts";
import { paymentWebhooks } from "#features/payments/server/payments.api.ts";
import type { Payments } from "#features/payments/server/payments.ts";
import { requestLog } from "../request-log.ts";
import type { AppEnv } from "../request-scope.ts";
import { mountWebhooks } from "./call-routes.ts";

test.each(WEBHOOK_CALLS.map(({ call }) => call))(
  "a forged message to $path is one quiet line in the log",
  async ({ path, method }) => {
    const lines: { level: number; status: number; refused: string }[] = [];
    const log = pino({ base: null }, { write: (line: string) => lines.push(JSON.parse(line)) });
    const app = new Hono<AppEnv>();
    app.use(requestLog(log));
    const payments = { handleWebhook: async () => ({ ok: false, code: "forged" }) };
    mountWebhooks(app, paymentWebhooks(payments as unknown as Payments));
    const answer = await app.request(path, { method, ...(method === "GET" ? {} : { body: "{}" }) });
    expect([answer.status, await answer.text()]).toEqual([400, "not_believed"]);
    expect(lines).toMatchObject([{ level: 30, status: 400, refused: "forged" }]);
  },
);
