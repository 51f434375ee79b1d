import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Hono } from "hono";
import { html, raw } from "hono/html";
import { deliveryField, money, page, payPage } from "../page.ts";
import { readDelivery } from "../webhook-sender.ts";
import { CARDS, findCard } from "./cards.ts";
import { type Intent, newId } from "./intents.ts";
import type { StripeBank } from "./stripe-bank.ts";

const SCRIPTS = path.join(import.meta.dirname, "browser");

/** What a browser loads from Stripe: its script, the card element, and the bank's confirmation page. */
export function mountStripeBrowser(app: Hono, { intents, tokens, settle, onWire }: StripeBank) {
  app.get("/stripe.js", async (c) => {
    c.header("content-type", "text/javascript; charset=utf-8");
    c.header("cross-origin-resource-policy", "cross-origin");
    return c.body(await readFile(path.join(SCRIPTS, "stripe.js"), "utf8"));
  });
  app.get("/stripe/element", async (c) =>
    c.html(elementPage(await readFile(path.join(SCRIPTS, "element.js"), "utf8"))),
  );

  app.post("/stripe/tokens", async (c) => {
    const { number, delivery } = (await c.req.json()) as { number: string; delivery: string };
    const card = findCard(number);
    if (!card) return c.json({ error: "This card number is not one of the sandbox." }, 400);
    const { outcome, refund } = card;
    const token = { id: newId("ctoken"), outcome, refund, isUsed: false };
    tokens.set(token.id, { ...token, delivery: readDelivery(delivery) });
    return c.json({ id: token.id });
  });

  /** The script sends the client secret, as the real one does. */
  app.get("/stripe/intent", (c) => {
    c.header("access-control-allow-origin", "*");
    const secret = c.req.query("client_secret");
    const intent = [...intents.values()].find((one) => one.clientSecret === secret);
    return intent ? c.json(onWire(intent)) : c.json({}, 404);
  });

  app.get("/stripe/authenticate/:id", (c) => {
    const intent = intents.get(c.req.param("id"));
    if (!intent) return c.text("No such payment", 404);
    return c.html(authenticatePage(intent));
  });
  app.post("/stripe/authenticate/:id", async (c) => {
    const intent = intents.get(c.req.param("id"));
    if (!intent) return c.text("No such payment", 404);
    const { outcome, delivery } = await c.req.parseBody();
    if (outcome !== "leave" && intent.status === "requires_action") {
      intent.delivery = readDelivery(delivery);
      settle(intent, outcome === "pay" ? "pays" : "declined");
    }
    return c.redirect(`${intent.returnUrl}&payment_intent=${intent.id}`, 303);
  });
}

function elementPage(script: string) {
  const cards = Object.entries(CARDS).map(
    ([number, { words }]) =>
      html`<option value="${number.replace(/(.{4})(?=.)/g, "$1 ")}">${words}</option>`,
  );
  return page(
    "Card",
    html`<form id="card" aria-label="Card"><div class="field"><label for="number">Card number</label><input type="text" id="number" inputmode="numeric" autocomplete="off" list="cards" placeholder="4242 4242 4242 4242" required><datalist id="cards">${cards}</datalist></div>
<div class="pair"><div class="field"><label for="expiry">Expiry</label><input type="text" id="expiry" inputmode="numeric" autocomplete="off" placeholder="MM / YY" value="12 / 40"></div><div class="field"><label for="cvc">Security code</label><input type="text" id="cvc" inputmode="numeric" autocomplete="off" value="123"></div></div>
${deliveryField()}<p id="problem" class="problem" role="alert"></p></form><script>${raw(script)}</script>`,
    { isFramed: true },
  );
}

function authenticatePage(intent: Intent) {
  return payPage({
    provider: "Your bank",
    amount: money(intent.amount, intent.currency.toUpperCase()),
    description: intent.description,
    action: `/stripe/authenticate/${intent.id}`,
    fields: html`<p>The bank wants to know whether it is you.</p>`,
    outcomes: [
      { value: "pay", words: "Yes, pay" },
      { value: "decline", words: "No, refuse" },
      { value: "leave", words: "Go back without an answer" },
    ],
  });
}
