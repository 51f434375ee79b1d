import { createHash } from "node:crypto";
import { DAY_MS } from "#core/durations.ts";
import type {
  ParsedPaymentWebhook,
  PaymentReport,
  PaymentsAdapter,
  PaymentToStart,
  PaymentWebhookRequest,
} from "#ports/payments.ts";
import { packData, readSigned, signData } from "./paysera-data.ts";

/** 3 only brings additional information; 4 is executed, but not yet confirmed by the bank. */
const STATUSES: Readonly<Record<string, PaymentReport["status"]>> = {
  "0": "failed",
  "1": "succeeded",
  "2": "pending",
  "3": "pending",
  "4": "pending",
  "5": "succeeded",
};
const REFUNDED = "5";

function payseraReport(fields: Readonly<Record<string, string>>): PaymentReport | undefined {
  const { orderid, status = "", amount = "", currency = "" } = fields;
  const known = STATUSES[status];
  if (!orderid || !known || !/^\d{1,11}$/.test(amount) || !/^[A-Z]{3}$/.test(currency)) {
    return undefined;
  }
  return {
    reference: orderid,
    providerId: orderid,
    status: known,
    amountCents: Number(amount),
    currency,
    refundedCents: status === REFUNDED ? Number(amount) : 0,
  };
}

export type PayseraSettings = {
  /** The address for payers: https://bank.paysera.com, its sandbox, or our sandbox. */
  url: string;
  projectId: string;
  password: string;
  publicKeyUrl: string;
  /** Test payments move no money: they are requested, and accepted, only if this is true. */
  test: boolean;
};

const PROTOCOL = "1.6";
const LANGUAGES: Readonly<Record<string, string>> = {
  en: "ENG",
  lt: "LIT",
  lv: "LAV",
  et: "EST",
  ru: "RUS",
};
const LONGEST_URL = 255;
const TIMEOUT_MS = 10_000;

/** Paysera Checkout: a signed address for the payer, and a signed callback. It has no look-up and no refund. */
export function createPayseraPayments(settings: PayseraSettings): PaymentsAdapter {
  const { password, projectId, publicKeyUrl } = settings;
  const publicKey = keepKey(publicKeyUrl);

  return {
    can: { lookUp: false, refund: false },
    startsOffline: true,
    webhookAck: "OK",
    async start(payment, onKnown) {
      const redirectUrl = payUrl(settings, payment);
      await onKnown(payment.reference);
      return { next: "redirect", redirectUrl };
    },
    lookUp: async () => undefined,
    refund: () => Promise.reject(new Error("Paysera gives no money back")),
    lookUpRefund: async () => undefined,
    // Paysera has no call that checks the project's password, so this can only check that it answers.
    async check() {
      await fetchKey(publicKeyUrl);
    },
    async parseWebhook({ query, body }: PaymentWebhookRequest): Promise<ParsedPaymentWebhook> {
      const sent = query.data ? query : Object.fromEntries(new URLSearchParams(body));
      if (!sent.data) return { ok: false, refusal: "malformed" };
      const fields = await readSigned(sent, { password, publicKey });
      const isOurs = fields?.projectid === projectId && (fields.test !== "1" || settings.test);
      if (!fields || !isOurs) return { ok: false, refusal: "forged" };
      const report = payseraReport(fields);
      if (!report) return { ok: false, refusal: "malformed" };
      // A callback has no id of its own, so its hash is the id: an equal callback has the same hash.
      const id = createHash("sha256").update(sent.data).digest("hex");
      return { ok: true, id, type: `status ${fields.status}`, news: { kind: "report", report } };
    },
  };
}

function payUrl(settings: PayseraSettings, payment: PaymentToStart): string {
  const urls = [payment.acceptUrl, payment.cancelUrl, payment.callbackUrl];
  if (urls.some((url) => url.length > LONGEST_URL))
    throw new Error("Paysera takes no such long URL");
  const data = packData({
    projectid: settings.projectId,
    version: PROTOCOL,
    orderid: payment.reference,
    accepturl: payment.acceptUrl,
    cancelurl: payment.cancelUrl,
    callbackurl: payment.callbackUrl,
    amount: String(payment.amountCents),
    currency: payment.currency,
    country: payment.country,
    lang: LANGUAGES[payment.language] ?? "ENG",
    paytext: `${payment.description.slice(0, 200)} [order_nr] [site_name]`,
    ...(payment.email ? { p_email: payment.email } : {}),
    test: settings.test ? "1" : "0",
  });
  const signed = new URLSearchParams({ data, sign: signData(data, settings.password) });
  return `${settings.url}/pay/?${signed}`;
}

/** The key is fetched once a day, so that a new key is found without a restart. */
function keepKey(url: string): () => Promise<string> {
  let kept: { key: Promise<string>; until: number } | undefined;
  return () => {
    if (kept && kept.until > Date.now()) return kept.key;
    const asked = { key: fetchKey(url), until: Date.now() + DAY_MS };
    kept = asked;
    asked.key.catch(() => {
      if (kept === asked) kept = undefined;
    });
    return asked.key;
  };
}

async function fetchKey(url: string): Promise<string> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  const key = await answer.text();
  if (!answer.ok || !key.includes("PUBLIC KEY")) throw new Error("Paysera's key is not to be had");
  return key;
}
