import { randomBytes } from "node:crypto";
import type { Context, Hono } from "hono";
import type { SandboxContext } from "../sandbox-settings.ts";
import { newId } from "./orders.ts";
import { mountApproval } from "./paypal-approval.ts";
import { type BankResponse, createPayPalBank, problem } from "./paypal-bank.ts";
import { isSigned, type SignatureQuestion } from "./paypal-events.ts";

/** PayPal Orders v2: token, order, approval page, capture, refund and signature verification. */
export function mountPayPal(app: Hono, context: SandboxContext): void {
  const { clientId, clientSecret } = context.keys.paypal;
  const bank = createPayPalBank(context);
  const answers = new Map<string, BankResponse>();
  const tokens = new Set<string>();
  const mayAsk = (c: Context) =>
    tokens.has(c.req.header("authorization")?.replace("Bearer ", "") ?? "");

  async function change(c: Context, act: (body: unknown) => BankResponse) {
    if (!mayAsk(c)) return c.json({ error: "invalid_token" }, 401);
    const body = await c.req.json();
    const key = `${c.req.path} ${c.req.header("paypal-request-id") ?? newId()}`;
    const answer = answers.get(key) ?? act(body);
    if (answer.status < 300) answers.set(key, answer);
    return c.json(answer.body as object, answer.status);
  }

  app.post("/v1/oauth2/token", (c) => {
    const expected = Buffer.from(`${clientId}:${clientSecret}`).toString("base64");
    if (c.req.header("authorization") !== `Basic ${expected}`) {
      return c.json({ error: "invalid_client" }, 401);
    }
    const token = randomBytes(16).toString("hex");
    tokens.add(token);
    return c.json({ access_token: token, token_type: "Bearer", expires_in: 32_400 });
  });
  app.post("/v2/checkout/orders", (c) => change(c, bank.create));
  app.post("/v2/checkout/orders/:id/capture", (c) =>
    change(c, () => bank.capture(bank.orders.get(c.req.param("id")))),
  );
  app.post("/v2/payments/captures/:id/refund", (c) =>
    change(c, (body) => bank.refund(c.req.param("id"), body)),
  );
  app.get("/v1/reporting/transactions", (c) => {
    if (!mayAsk(c)) return c.json({ error: "invalid_token" }, 401);
    return c.json(bank.listTransactions(c.req.query()));
  });
  app.get("/v2/payments/captures/:id", (c) => {
    if (!mayAsk(c)) return c.json({ error: "invalid_token" }, 401);
    const capture = bank.findCapture(c.req.param("id"));
    return capture
      ? c.json(capture)
      : c.json(problem(404, "INVALID_RESOURCE_ID").body as object, 404);
  });
  app.get("/v2/payments/refunds/:id", (c) => {
    if (!mayAsk(c)) return c.json({ error: "invalid_token" }, 401);
    const refund = bank.findRefund(c.req.param("id"));
    return refund
      ? c.json(refund)
      : c.json(problem(404, "INVALID_RESOURCE_ID").body as object, 404);
  });
  app.get("/v2/checkout/orders/:id", (c) => {
    if (!mayAsk(c)) return c.json({ error: "invalid_token" }, 401);
    const order = bank.orders.get(c.req.param("id"));
    const missing = problem(404, "INVALID_RESOURCE_ID");
    return order ? c.json(bank.onWire(order)) : c.json(missing.body as object, 404);
  });
  app.post("/v1/notifications/verify-webhook-signature", async (c) => {
    if (!mayAsk(c)) return c.json({ error: "invalid_token" }, 401);
    const isTrue = isSigned(context, (await c.req.json()) as SignatureQuestion);
    return c.json({ verification_status: isTrue ? "SUCCESS" : "FAILURE" });
  });
  mountApproval(app, bank);
}
