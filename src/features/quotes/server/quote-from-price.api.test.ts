import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { HOME } from "#server/fixtures/purchases/door-delivery.ts";
import { testApp } from "#server/fixtures/test-app.ts";
import { quotesShop, SHOES } from "./fixtures/quotes-shop.ts";

const app = await testApp();
const { ask, customer } = quotesShop(app);

async function mailTo(email: string, kind: string) {
  const { rows } = await app.db.execute<{ subject: string; plain: string }>(
    sql`select subject, plain from mails where recipient = ${email} and kind = ${kind}`,
  );
  return rows[0] ?? { subject: "", plain: "" };
}

test("the price mail states the same minimum total as the page", async () => {
  const owner = await customer();
  const quote = await ask(owner, SHOES);
  const { subject, plain } = await mailTo(owner.email, "quote-priced");
  expect(quote.total).toBeGreaterThan(Math.min(quote.methods.air.total, quote.methods.sea.total));
  expect(subject).toContain(`from ${quote.total.toFixed(2)}`);
  expect(plain).toContain("Delivery to you: ");
  for (const { from } of [quote.methods.air, quote.methods.sea]) {
    expect(plain).toContain(from.toFixed(2));
  }
});

test("a quote that is too heavy for lockers neither offers nor accepts one", async () => {
  const owner = await customer();
  const { slug } = await ask(owner, { ...SHOES, quantity: 26 });
  const { quote } = (await owner.call(`/api/quotes/get/${slug}`)).body;
  const couriers = quote.local_delivery_couriers;
  expect(quote.too_large_for_pickup).toBe(true);
  expect(couriers.some((one: { has_pickup_points: boolean }) => one.has_pickup_points)).toBe(false);
  const doorFees = couriers.map((one: { delivery_fee: number }) => one.delivery_fee);
  expect(quote.methods.air.from - quote.methods.air.total).toBeCloseTo(Math.min(...doorFees), 2);
  const all = (await owner.call("/api/delivery/couriers")).body.local_delivery_couriers;
  const locker = all.find((one: { has_pickup_points: boolean }) => one.has_pickup_points);
  const choices = { shipping: "air", delivery: locker.local_delivery_type, address: HOME };
  const refused = await owner.call(`/api/quotes/set-delivery/${slug}`, choices);
  expect(refused.body.errors).toEqual({ delivery: ["checkout.errors.too_large_for_pickup"] });
});
