import { expect, test } from "vitest";
import { DAY_MS } from "#core/durations.ts";
import { testDatabase } from "#database/fixtures/test-database.ts";
import { inTransaction } from "#database/transaction.ts";
import { openPayments } from "./fixtures/payments.ts";
import { paymentsPersonalData } from "./payments.personal-data.ts";

const { db } = await testDatabase();
const { payments, stripe, newCustomer, topUp } = await openPayments({ db });

test("an open payment prevents the erasure of its customer for a day", async () => {
  const customer = await newCustomer();
  stripe.script.next = { next: "confirm", clientSecret: "secret" };
  expect((await payments.startPayment(topUp(customer))).ok).toBe(true);
  const person = { customerId: customer.id, email: customer.email };
  const reasonIn = (ms: number) => {
    const { findErasureBlocker } = paymentsPersonalData({ now: () => new Date(Date.now() + ms) });
    return inTransaction(db, async (tx) => findErasureBlocker?.(tx, person));
  };
  expect(await reasonIn(DAY_MS / 2)).toBe("payments.errors.under_way");
  expect(await reasonIn(DAY_MS)).toBeUndefined();
});
