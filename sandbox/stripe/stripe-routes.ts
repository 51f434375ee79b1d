import type { Context, Hono } from "hono";
import type { SandboxContext } from "../sandbox-settings.ts";
import { newId } from "./intents.ts";
import { type BankResponse, createStripeBank, missing } from "./stripe-bank.ts";
import { mountStripeBrowser } from "./stripe-browser.ts";

/** Stripe's calls: form-encoded requests, JSON responses, and the same response for the same Idempotency-Key. */
export function mountStripe(app: Hono, context: SandboxContext): void {
  const bank = createStripeBank(context);
  const answers = new Map<string, BankResponse>();
  const isOurs = (c: Context) =>
    c.req.header("authorization") === `Bearer ${context.keys.stripe.secretKey}`;

  async function change(c: Context, act: (form: URLSearchParams) => BankResponse) {
    if (!isOurs(c)) return c.json(unauthorised(), 401);
    const text = await c.req.text();
    const key = c.req.header("idempotency-key") ?? newId("key");
    const answer = answers.get(key) ?? act(new URLSearchParams(text));
    answers.set(key, answer);
    c.header("request-id", newId("req"));
    return c.json(answer.body as object, answer.status);
  }

  app.post("/v1/payment_intents", (c) => change(c, bank.create));
  app.post("/v1/payment_intents/:id/confirm", (c) =>
    change(c, (form) => bank.confirm(form, c.req.param("id"))),
  );
  app.post("/v1/refunds", (c) => change(c, bank.refund));
  app.get("/v1/refunds/:id", (c) => {
    if (!isOurs(c)) return c.json(unauthorised(), 401);
    const refund = bank.refunds.get(c.req.param("id"));
    return refund ? c.json(refund) : c.json(missing("refund").body as object, 404);
  });
  app.get("/v1/payment_intents", (c) => {
    if (!isOurs(c)) return c.json(unauthorised(), 401);
    const page = bank.list(c.req.query());
    return c.json({ object: "list", url: "/v1/payment_intents", ...page });
  });
  app.get("/v1/payment_intents/:id", (c) => {
    if (!isOurs(c)) return c.json(unauthorised(), 401);
    const intent = bank.intents.get(c.req.param("id"));
    if (intent) return c.json(bank.onWire(intent, true));
    return c.json(missing("payment_intent").body as object, 404);
  });
  mountStripeBrowser(app, bank);
}

const unauthorised = () => ({
  error: { type: "invalid_request_error", message: "Invalid API Key provided" },
});
