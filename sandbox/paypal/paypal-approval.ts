import type { Hono } from "hono";
import { html } from "hono/html";
import { payPage } from "../page.ts";
import { readDelivery } from "../webhook-sender.ts";
import type { PayPalBank } from "./paypal-bank.ts";

const OUTCOMES = [
  { value: "pay", words: "Pay" },
  { value: "decline", words: "The card is declined" },
  { value: "fail", words: "The payment fails" },
  { value: "leave", words: "Cancel and return to the shop" },
];

/** The page on which the payer approves the payment or not. */
export function mountApproval(app: Hono, { orders, approved }: PayPalBank) {
  app.get("/paypal/checkoutnow", (c) => {
    const order = orders.get(c.req.query("token") ?? "");
    if (!order) return c.text("PayPal: no such order", 404);
    return c.html(
      payPage({
        provider: "PayPal",
        amount: `${order.amount.value} ${order.amount.currency_code}`,
        description: order.description,
        action: `/paypal/checkoutnow?token=${order.id}`,
        fields: html`<p>Paying as <strong>buyer@sandbox.example</strong></p>`,
        outcomes: OUTCOMES,
      }),
    );
  });

  app.post("/paypal/checkoutnow", async (c) => {
    const order = orders.get(c.req.query("token") ?? "");
    if (!order) return c.text("PayPal: no such order", 404);
    const { outcome, delivery } = await c.req.parseBody();
    if (outcome === "leave") return c.redirect(`${order.cancelUrl}&token=${order.id}`, 303);
    if (order.status === "PAYER_ACTION_REQUIRED") {
      Object.assign(order, { status: "APPROVED", outcome, delivery: readDelivery(delivery) });
      approved(order);
    }
    return c.redirect(`${order.returnUrl}&token=${order.id}&PayerID=SANDBOX`, 303);
  });
}
