import { createCipheriv, createHash, randomBytes, sign } from "node:crypto";
import type { Hono } from "hono";
import { html } from "hono/html";
import { money, payPage } from "../page.ts";
import type { SandboxContext } from "../sandbox-settings.ts";
import { type OutgoingWebhook, readDelivery, resolvableUrl } from "../webhook-sender.ts";

type Fields = Record<string, string>;

const BANKS = { hanza: "Swedbank", vb2: "SEB", nord: "Luminor", card: "Card" };
const OUTCOMES = [
  { value: "pay", words: "Pay" },
  { value: "decline", words: "The bank refuses" },
  { value: "fail", words: "The payment fails" },
  { value: "leave", words: "Back to the shop" },
];

/** Paysera Checkout: one entry page and signed callbacks. */
export function mountPaysera(app: Hono, context: SandboxContext): void {
  const { password, projectId } = context.keys.paysera;

  function readOrder(query: Fields): Fields | undefined {
    const { data = "", sign: signature } = query;
    if (md5(data + password) !== signature) return undefined;
    const fields = Object.fromEntries(
      new URLSearchParams(Buffer.from(data, "base64url").toString("utf8")),
    );
    return fields.projectid === projectId ? fields : undefined;
  }

  app.get("/paysera/public.key", (c) => c.text(context.keys.rsa.publicKey));

  app.get("/paysera/pay/", (c) => {
    const order = readOrder(c.req.query());
    if (!order) return c.text("Paysera: the request is not signed by a project we know", 400);
    const banks = Object.entries(BANKS).map(
      ([key, title], at) =>
        html`<label class="choice"><input type="radio" name="payment" value="${key}" ${at === 0 ? "checked" : ""}>${title}</label>`,
    );
    return c.html(
      payPage({
        provider: "Paysera",
        amount: money(Number(order.amount), order.currency ?? ""),
        description: readableText(order),
        action: `/paysera/pay/?${new URLSearchParams(c.req.query())}`,
        fields: html`<fieldset><legend>Bank</legend><div class="choices">${banks}</div></fieldset>`,
        outcomes: OUTCOMES,
      }),
    );
  });

  app.post("/paysera/pay/", async (c) => {
    const order = readOrder(c.req.query());
    if (!order) return c.text("Paysera: the request is not signed by a project we know", 400);
    const { outcome, payment, delivery } = await c.req.parseBody();
    const paid = callbackQuery(context, { ...order, payment: String(payment), status: "1" });
    if (outcome === "leave") return c.redirect(order.cancelurl ?? "", 303);
    const query = outcome === "pay" ? paid : callbackQuery(context, { ...order, status: "0" });
    // A paid payment was reported as accepted first.
    const accepted = callbackQuery(context, { ...order, status: "2" });
    const messages = (outcome === "pay" ? [accepted, paid] : [query]).map((one) =>
      callback(order.callbackurl ?? "", one),
    );
    context.messenger.deliver(messages, readDelivery(delivery));
    const back = outcome === "pay" ? order.accepturl : order.cancelurl;
    return c.redirect(withQuery(back ?? "", query), 303);
  });
}

/** Replaces the placeholders for the order's number and the shop's host, as Paysera does. */
const readableText = ({ paytext = "", orderid = "", accepturl = "" }: Fields): string =>
  paytext
    .replace("[order_nr]", orderid)
    .replace("[site_name]", URL.parse(accepturl)?.hostname ?? "");

const md5 = (text: string) => createHash("md5").update(text).digest("hex");

function withQuery(address: string, query: URLSearchParams): string {
  return `${address}${address.includes("?") ? "&" : "?"}${query}`;
}

function callback(address: string, query: URLSearchParams): OutgoingWebhook {
  return {
    provider: "Paysera",
    type: "callback",
    send: () => fetch(resolvableUrl(withQuery(address, query))),
    isAccepted: async (answer) => answer.ok && (await answer.text()) === "OK",
  };
}

/** The callback has three signatures, or is encrypted and not signed. */
function callbackQuery({ keys, isEncrypted }: SandboxContext, order: Fields): URLSearchParams {
  const { accepturl, cancelurl, callbackurl, p_email, ...rest } = order;
  const fields: Fields = {
    ...rest,
    status: order.status ?? "0",
    requestid: randomBytes(4).readUInt32BE().toString(),
    payamount: order.amount ?? "",
    paycurrency: order.currency ?? "",
    type: "macro",
  };
  const text = new URLSearchParams(fields).toString();
  if (isEncrypted) return new URLSearchParams({ data: encrypt(text, keys.paysera.password) });
  const data = Buffer.from(text).toString("base64").replaceAll("+", "-").replaceAll("/", "_");
  const byRsa = (algorithm: string) =>
    sign(algorithm, Buffer.from(data), keys.rsa.privateKey).toString("base64url");
  return new URLSearchParams({
    data,
    ss1: md5(data + keys.paysera.password),
    ss2: byRsa("sha1"),
    ss3: byRsa("sha256"),
  });
}

function encrypt(text: string, password: string): string {
  const key = Buffer.alloc(32);
  Buffer.from(password).copy(key);
  const iv = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", key, iv);
  const sealed = Buffer.concat([cipher.update(text), cipher.final()]);
  return Buffer.concat([iv, sealed, cipher.getAuthTag()]).toString("base64url");
}
