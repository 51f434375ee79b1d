import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { afterEach, describe, expect, test } from "vitest";
import { testDatabase } from "#database/fixtures/test-database.ts";
import { writtenMail } from "#features/mail/server/fixtures/mail.ts";
import { mails } from "#features/mail/server/mail.tables.ts";
import type { PaymentReport } from "#ports/payments.ts";
import { openPayments, PAYMENTS_SITE } from "./fixtures/payments.ts";
import type { PaymentInput } from "./payable.ts";
import { paymentChanges, paymentMessages, paymentMethods, payments } from "./payments.tables.ts";

const { db } = await testDatabase();
const { postMail, listMails } = writtenMail(db, PAYMENTS_SITE);
const shop = await openPayments({ db, postMail });
const { stripe, paypal, paysera, newCustomer, topUp, balance } = shop;

afterEach(() => {
  for (const { script } of [stripe, paypal, paysera]) {
    Object.assign(script, { next: { next: "paid" }, refundStatus: "succeeded", dies: undefined });
  }
  shop.problems.length = 0;
  shop.bought.length = 0;
});

const start = async (input: PaymentInput) => {
  const started = await shop.payments.startPayment(input);
  if (!started.ok) throw new Error(started.code);
  return started.value;
};
const rowOf = async (reference: string) => {
  const [row] = await db.select().from(payments).where(eq(payments.reference, reference));
  if (!row) throw new Error("no such payment");
  return row;
};
const historyOf = async (reference: string) => {
  const { id } = await rowOf(reference);
  const rows = await db.select().from(paymentChanges).where(eq(paymentChanges.paymentId, id));
  return rows.sort((one, other) => one.id - other.id).map(({ status }) => status);
};
/** Lets time pass for a payment, so that it is due for a look-up again. */
const pass = (reference: string, interval: string) =>
  db.execute(sql`update payments set created_at = created_at - ${interval}::interval,
    looked_up_at = looked_up_at - ${interval}::interval where reference = ${reference}`);
const said = (reference: string, changes: Partial<PaymentReport> = {}): PaymentReport => ({
  reference,
  providerId: `stripe-${reference}`,
  status: "succeeded",
  amountCents: 2000,
  currency: "EUR",
  refundedCents: 0,
  ...changes,
});
/** A top-up that the payer has not finished. */
async function openTopUp(changes: Partial<PaymentInput> = {}) {
  const customer = await newCustomer();
  stripe.script.next = { next: "confirm", clientSecret: "secret" };
  const { reference } = await start(topUp(customer, changes));
  return { customer, reference };
}
const tell = (report: PaymentReport, id?: string) =>
  shop.payments.handleWebhook("stripe", stripe.message(report, id));

test("a top-up sends one receipt, even if its provider reports success repeatedly", async () => {
  const { customer, reference } = await openTopUp({ amountCents: 2000 });
  expect(await listMails(`payment:${reference}`)).toEqual([]);
  for (let turn = 0; turn < 3; turn += 1) await tell(said(reference), `paid-${reference}-${turn}`);
  const [receipt, ...others] = await db
    .select()
    .from(mails)
    .where(eq(mails.record, `payment:${reference}`));
  expect(others).toEqual([]);
  expect(receipt).toMatchObject({ customerId: customer.id, kind: "wallet-topped-up" });
  expect(receipt?.plain).toMatch(/Top-up: 20\.00\s€\n(Payment fee: .*\n)?Paid: 2/);
  expect(receipt?.plain).toContain(reference);
});

describe("starting a payment", () => {
  test("credits one that is paid at once and records its steps and provider id", async () => {
    const customer = await newCustomer();
    const { paid, reference } = await start(topUp(customer));
    expect(paid).toBe(true);
    expect(reference).toMatch(/^[\w-]{24}$/);
    expect(await balance(customer)).toBe(2000);
    expect(await historyOf(reference)).toEqual(["succeeded"]);
    const { items } = await shop.wallet.listHistory({ customerId: customer.id });
    expect(items).toMatchObject([
      {
        rel_type: 3,
        amount: 20,
        payment_processor_name: "STRIPE",
        payment_processor_transaction_id: `stripe-${reference}`,
      },
    ]);
  });

  test.each([
    [
      { next: "redirect", redirectUrl: "https://bank.example" },
      { redirectUrl: "https://bank.example" },
      "created",
    ],
    [{ next: "confirm", clientSecret: "secret" }, { clientSecret: "secret" }, "created"],
    [{ next: "wait" }, {}, "pending"],
  ] as const)("credits nothing yet after the result %j", async (next, answer, status) => {
    const customer = await newCustomer();
    stripe.script.next = next;
    const started = await start(topUp(customer));
    expect(started).toEqual({ reference: started.reference, paid: false, ...answer });
    expect((await rowOf(started.reference)).status).toBe(status);
    expect(await balance(customer)).toBe(0);
  });

  test("credits nothing if the bank refuses", async () => {
    const customer = await newCustomer();
    stripe.script.next = { next: "refused" };
    const started = await shop.payments.startPayment(topUp(customer));
    expect(started).toMatchObject({ ok: false, code: "payments.errors.refused" });
    expect(await balance(customer)).toBe(0);
  });

  test("charges the fee without crediting it", async () => {
    const customer = await newCustomer();
    const ofMethod = sql`site_id = 1 and provider = 1`;
    await db.update(paymentMethods).set({ fee: 250, feeType: 1 }).where(ofMethod);
    const { reference } = await start(topUp(customer, { amountCents: 1990 }));
    await db.update(paymentMethods).set({ fee: 0, feeType: 0 }).where(ofMethod);
    expect(await rowOf(reference)).toMatchObject({ amountCents: 2040, feeCents: 50 });
    expect(await balance(customer)).toBe(1990);
  });

  test("refuses the wallet and methods that the site does not have", async () => {
    const customer = await newCustomer();
    for (const input of [
      topUp(customer, { provider: 4 }),
      topUp(customer, { site: { ...shop.site, id: 999 } }),
    ]) {
      const started = await shop.payments.startPayment(input);
      expect(started).toMatchObject({ ok: false, code: "payments.errors.unknown_method" });
    }
  });
});

describe("an interrupted payment", () => {
  test.each(["known", "after"] as const)(
    "is completed by the sweep if the process died at “%s”",
    async (moment) => {
      const customer = await newCustomer();
      stripe.script.dies = moment;
      const { reference, paid } = await start(topUp(customer));
      // A dead process would return no answer; here the look-up has answered instead.
      expect(paid).toBe(moment === "after");
      stripe.bank.set(`stripe-${reference}`, said(reference));
      await pass(reference, "2 minutes");
      await shop.payments.sweepPayments();
      await shop.payments.sweepPayments();
      expect((await rowOf(reference)).status).toBe("succeeded");
      expect(await balance(customer)).toBe(2000);
    },
  );

  test("is completed by the sweep a minute after the bank took the money", async () => {
    const { customer, reference } = await openTopUp();
    stripe.bank.set(`stripe-${reference}`, said(reference));
    expect(await balance(customer)).toBe(0);
    await shop.payments.sweepPayments();
    expect(await balance(customer)).toBe(0); // its minute is not over
    await pass(reference, "61 seconds");
    await shop.payments.sweepPayments();
    expect(await balance(customer)).toBe(2000);
  });

  test("is not charged if the provider is unreachable, and can be retried", async () => {
    const customer = await newCustomer();
    stripe.script.dies = "before";
    const input = topUp(customer, { requestKey: `key-${customer.id}` });
    expect(await shop.payments.startPayment(input)).toMatchObject({
      ok: false,
      code: "payments.errors.unavailable",
    });
    stripe.script.dies = undefined;
    expect((await start(input)).paid).toBe(true);
    expect(await balance(customer)).toBe(2000);
  });

  test("is charged once if the request is repeated", async () => {
    const customer = await newCustomer();
    const input = topUp(customer, { requestKey: `key-${customer.id}` });
    expect(await start(input)).toEqual(await start(input));
    expect(await balance(customer)).toBe(2000);
  });

  test("is cancelled when it expires, and a late success still credits it", async () => {
    const { customer, reference } = await openTopUp();
    const { reference: never } = await openTopUp();
    await db
      .update(payments)
      .set({ providerId: null, status: "created" })
      .where(eq(payments.reference, never));
    await pass(never, "11 minutes");
    await pass(reference, "8 days");
    await shop.payments.sweepPayments();
    expect((await rowOf(never)).status).toBe("cancelled");
    expect((await rowOf(reference)).status).toBe("cancelled");
    await tell(said(reference));
    expect((await rowOf(reference)).status).toBe("succeeded");
    expect(await balance(customer)).toBe(2000);
  });

  test("is looked up when its page asks, but not on each request", async () => {
    const { customer, reference } = await openTopUp();
    expect((await shop.payments.showPayment(reference))?.status).toBe("created");
    stripe.bank.set(`stripe-${reference}`, said(reference));
    await pass(reference, "-1 hour"); // however slow the machine: it was asked just now
    expect((await shop.payments.showPayment(reference))?.status).toBe("created");
    await pass(reference, "1 hour 3 seconds");
    expect((await shop.payments.showPayment(reference))?.status).toBe("succeeded");
    expect(await balance(customer)).toBe(2000);
    for (const none of ["never-was", "", "\0", "ą", "a".repeat(10_000)]) {
      expect(await shop.payments.showPayment(none)).toBeUndefined();
    }
  });
});

describe("webhooks", () => {
  test("with a bad signature change nothing and are not stored", async () => {
    const { customer, reference } = await openTopUp();
    const before = await db.$count(paymentMessages);
    const forged = { ...stripe.message(said(reference)), header: () => undefined };
    expect(await shop.payments.handleWebhook("stripe", forged)).toMatchObject({ code: "forged" });
    expect(await db.$count(paymentMessages)).toBe(before);
    expect(await balance(customer)).toBe(0);
  });

  test.each([
    { amountCents: 1 },
    { amountCents: 1999 },
    { amountCents: 2001 },
    { currency: "USD" },
  ])("with another amount or currency are not applied: %j", async (changes) => {
    const { customer, reference } = await openTopUp();
    await tell(said(reference, changes), `differs-${reference}`);
    expect((await rowOf(reference)).status).toBe("created");
    expect(await balance(customer)).toBe(0);
    expect(shop.problems).toHaveLength(1);
    const [message] = await db
      .select()
      .from(paymentMessages)
      .where(eq(paymentMessages.messageId, `differs-${reference}`));
    expect(message?.outcome).toBe("amount_differs");
  });

  test("about an unknown payment are accepted", async () => {
    expect(await tell(said("never-was"))).toMatchObject({ ok: true, value: { thanks: "OK" } });
  });

  test("are matched to a payment whose provider id is not stored yet", async () => {
    const { customer, reference } = await openTopUp();
    await db.update(payments).set({ providerId: null }).where(eq(payments.reference, reference));
    await tell(said(reference));
    expect(await rowOf(reference)).toMatchObject({
      status: "succeeded",
      providerId: `stripe-${reference}`,
    });
    expect(await balance(customer)).toBe(2000);
  });

  test("that repeat concurrently take effect once", async () => {
    const { customer, reference } = await openTopUp();
    await Promise.all(
      Array.from({ length: 20 }, () => tell(said(reference), `at-once-${reference}`)),
    );
    await Promise.all(Array.from({ length: 20 }, () => tell(said(reference))));
    expect(await balance(customer)).toBe(2000);
    expect(await historyOf(reference)).toEqual(["succeeded"]);
  });

  test("in any order and repetition give the same ledger", async () => {
    const story = (reference: string) => [
      said(reference, { status: "pending" }),
      said(reference, { status: "failed" }),
      said(reference),
      said(reference, { refundedCents: 500 }),
    ];
    const order = fc.shuffledSubarray(
      Array.from({ length: 20 }, (_, at) => at % 4),
      { minLength: 20 },
    );
    await fc.assert(
      fc.asyncProperty(order, async (turns) => {
        const { customer, reference } = await openTopUp();
        const messages = story(reference).map((report, at) =>
          stripe.message(report, `${reference}-${at}`),
        );
        for (const turn of turns) {
          const message = messages[turn];
          if (message) await shop.payments.handleWebhook("stripe", message);
        }
        await pass(reference, "2 minutes");
        await shop.payments.sweepPayments();
        expect(await rowOf(reference)).toMatchObject({
          status: "partly_refunded",
          refundedCents: 500,
        });
        expect(await balance(customer)).toBe(1500);
        expect((await shop.wallet.checkLedger(customer.id)).agrees).toBe(true);
        expect((await shop.wallet.listHistory({ customerId: customer.id })).total).toBe(2);
      }),
      { numRuns: 12 },
    );
  });
});

describe("paying with the wallet", () => {
  const buy = (customer: PaymentInput["payer"]["customer"], id: string, amountCents: number) =>
    topUp(customer, { kind: "thing", subjectId: id, provider: 4, amountCents });

  test("debits the price and settles the purchase", async () => {
    const customer = await newCustomer();
    await start(topUp(customer));
    expect((await start(buy(customer, "7", 1500))).paid).toBe(true);
    expect(await balance(customer)).toBe(500);
    expect(shop.bought).toEqual(["7"]);
  });

  test("never debits more than the balance, even with concurrent calls", async () => {
    const customer = await newCustomer();
    await start(topUp(customer));
    const tries = Array.from({ length: 10 }, (_, at) =>
      shop.payments.startPayment(buy(customer, String(at), 700)),
    );
    const paid = (await Promise.all(tries)).filter(({ ok }) => ok);
    expect(paid).toHaveLength(2);
    expect(shop.bought).toHaveLength(2);
    expect(await balance(customer)).toBe(600);
  });

  test("is refused for guests and for currencies other than the euro", async () => {
    const customer = await newCustomer();
    await start(topUp(customer));
    const dollars = { ...buy(customer, "1", 100), currency: "USD" };
    for (const input of [buy(undefined, "1", 100), dollars]) {
      expect((await shop.payments.startPayment(input)).ok).toBe(false);
    }
    expect(shop.bought).toEqual([]);
  });
});
