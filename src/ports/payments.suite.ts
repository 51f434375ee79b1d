import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { unguessable } from "#core/unguessable.ts";
import {
  PaymentRefused,
  type PaymentReport,
  type PaymentsAdapter,
  type PaymentToStart,
  type PaymentWebhookRequest,
  type StartedPayment,
} from "./payments.ts";

export type PayerOutcome = "pay" | "decline" | "leave";

type PaymentsHarness = {
  adapter: PaymentsAdapter;
  /** The same provider, used with keys that are not ours. */
  stranger: PaymentsAdapter;
  /** What the payer's browser collects before the payment starts, if the provider needs that. */
  collect: (outcome: PayerOutcome) => Promise<string | undefined>;
  /** What the payer then does on the provider's pages, if it has any. */
  act: (started: StartedPayment, outcome: PayerOutcome) => Promise<void>;
  /** The webhooks that the provider has sent since the last call. */
  messages: () => Promise<PaymentWebhookRequest[]>;
  /** The signed part of a webhook with one value changed. */
  forge: (message: PaymentWebhookRequest) => PaymentWebhookRequest;
  close: () => Promise<void>;
};

/** Key generation and signatures are slow on a busy machine. */
const TIMEOUT_MS = 60_000;

export const paymentToStart = (changes: Partial<PaymentToStart> = {}): PaymentToStart => ({
  reference: unguessable(),
  amountCents: 1999,
  currency: "EUR",
  description: "Sąskaitos papildymas (100 %) * ~ 'ė'",
  language: "lt",
  country: "LT",
  email: "rasa@example.com",
  token: undefined,
  acceptUrl: "http://lt.localhost:3000/lt/payment/accept?reference=1",
  cancelUrl: "http://lt.localhost:3000/lt/payment/decline?reference=1",
  callbackUrl: "http://127.0.0.1:1/api/payments/paysera/callback",
  ...changes,
});

/** The tests for every payment provider, for all that it declares it can do. */
export function paymentsSuite(name: string, open: () => Promise<PaymentsHarness>): void {
  describe(`payments: ${name}`, { timeout: TIMEOUT_MS }, () => {
    let bench: PaymentsHarness;
    beforeAll(async () => {
      bench = await open();
    });
    afterAll(() => bench.close());

    async function pay(outcome: PayerOutcome, changes: Partial<PaymentToStart> = {}) {
      await bench.messages();
      const payment = paymentToStart({ token: await bench.collect(outcome), ...changes });
      let providerId = "";
      const started = await bench.adapter.start(payment, async (known) => {
        providerId = known;
      });
      await bench.act(started, outcome);
      const found = bench.adapter.can.lookUp ? await bench.adapter.lookUp(providerId) : undefined;
      return { payment, providerId, started, found, messages: await bench.messages() };
    }

    async function reports(messages: PaymentWebhookRequest[]): Promise<PaymentReport[]> {
      const read = await Promise.all(messages.map((one) => bench.adapter.parseWebhook(one)));
      return read.flatMap((one) => (one.ok && one.news.kind === "report" ? [one.news.report] : []));
    }

    it("says what was paid, for which reference, to the cent", async () => {
      const { payment, providerId, found, messages } = await pay("pay");
      const { reference, amountCents, currency } = payment;
      const paid = {
        reference,
        providerId,
        status: "succeeded",
        amountCents,
        currency,
        refundedCents: 0,
      };
      if (bench.adapter.can.lookUp) expect(found).toEqual(paid);
      expect(await reports(messages)).toContainEqual(paid);
    });

    it.each(["decline", "leave"] as const)(
      "a payer who ends with %s has paid nothing",
      async (end) => {
        const { found, messages } = await pay(end);
        expect(found?.status).not.toBe("succeeded");
        const said = (await reports(messages)).map(({ status }) => status);
        expect(said).not.toContain("succeeded");
      },
    );

    it("names the payment before money can move", async () => {
      const payment = paymentToStart({ token: await bench.collect("pay") });
      let providerId = "";
      const dies = bench.adapter.start(payment, async (known) => {
        providerId = known;
        throw new Error("killed");
      });
      await expect(dies).rejects.toThrow("killed");
      expect(providerId).not.toBe("");
      expect((await bench.adapter.lookUp(providerId))?.status).not.toBe("succeeded");
    });

    it("the same reference is the same payment", async () => {
      const payment = paymentToStart({ token: await bench.collect("pay") });
      const ids: string[] = [];
      const start = () => bench.adapter.start(payment, async (known) => void ids.push(known));
      expect(await start()).toEqual(await start());
      expect(new Set(ids).size).toBe(1);
    });

    it("knows nothing of a payment that never was", async () => {
      expect(await bench.adapter.lookUp("never-was")).toBeUndefined();
      expect(await bench.adapter.lookUpRefund("never-was")).toBeUndefined();
    });

    it("believes its provider, the same message under the same name", async () => {
      const { messages } = await pay("pay");
      expect(messages.length).toBeGreaterThan(0);
      for (const message of messages) {
        const read = await bench.adapter.parseWebhook(message);
        expect(read.ok).toBe(true);
        expect(await bench.adapter.parseWebhook(message)).toEqual(read);
      }
    });

    it("believes nobody else", async () => {
      const { messages } = await pay("pay");
      for (const message of messages) {
        const truncated = {
          ...message,
          body: message.body.slice(0, -9),
          query: { ...message.query, data: message.query.data?.slice(0, -9) ?? "" },
        };
        for (const bad of [bench.forge(message), truncated]) {
          expect(await bench.adapter.parseWebhook(bad)).toMatchObject({ ok: false });
        }
        const bare = { ...message, header: () => undefined, query: {} };
        expect(await bench.adapter.parseWebhook(bare)).toMatchObject({ ok: false });
        const asStranger = await bench.stranger.parseWebhook(message).catch(() => ({ ok: false }));
        expect(asStranger.ok).toBe(false);
      }
      const empty = { body: "", query: {}, header: () => undefined };
      expect(await bench.adapter.parseWebhook(empty)).toMatchObject({ ok: false });
    });

    it("is not let in with wrong keys", async () => {
      const payment = paymentToStart({ token: await bench.collect("pay") });
      const attempt = bench.stranger
        .start(payment, async () => {})
        .then((started) => bench.act(started, "pay"));
      await expect(attempt).rejects.toThrow();
    });

    it("lists what was paid, however much that is, and nothing that was not", async () => {
      const { listPaid } = bench.adapter;
      if (!listPaid) return;
      const since = new Date(Date.now() - 60_000);
      const [paid, again, left] = [await pay("pay"), await pay("pay"), await pay("leave")];
      const listed = await listPaid(since);
      const find = ({ payment }: typeof paid) =>
        listed.find(({ reference }) => reference === payment.reference);
      expect(await find(paid)?.report()).toEqual(paid.found);
      expect(await find(again)?.report()).toEqual(again.found);
      expect(find(left)).toBeUndefined();
      const later = await listPaid(new Date(Date.now() + 60_000));
      expect(later).toEqual([]);
    });

    it("gives back a part, then the rest, and no cent more", async () => {
      const { providerId, payment } = await pay("pay");
      const refundPart = (amountCents: number, key: string) =>
        bench.adapter.refund({
          providerId,
          amountCents,
          currency: payment.currency,
          key: `${payment.reference}:${key}`,
        });
      if (!bench.adapter.can.refund) {
        await expect(refundPart(500, "a")).rejects.toThrow();
        return;
      }
      const first = await refundPart(500, "a");
      expect(first.status).toBe("succeeded");
      expect(await refundPart(500, "a")).toEqual(first);
      expect((await bench.adapter.lookUp(providerId))?.refundedCents).toBe(500);
      expect(await bench.adapter.lookUpRefund(first.id)).toEqual(first);
      await expect(refundPart(1500, "b")).rejects.toThrow(PaymentRefused);
      await refundPart(1499, "c");
      expect(await bench.adapter.lookUp(providerId)).toMatchObject({
        status: "succeeded",
        refundedCents: 1999,
      });
    });
  });
}
