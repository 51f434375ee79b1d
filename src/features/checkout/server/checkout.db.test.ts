import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { DAY_MS } from "#core/durations.ts";
import { countStatements } from "#database/fixtures/count-statements.ts";
import { variants } from "#features/catalogue/server/products.tables.ts";
import type { CheckoutVisitor } from "./checkout-deps.ts";
import { checkouts } from "./checkouts.tables.ts";
import { testCheckouts } from "./fixtures/checkout-shop.ts";
import { purgeExpiredCheckouts } from "./purge-expired-checkouts.ts";

const LINES = 50;
const shop = await testCheckouts(Array.from({ length: LINES }, () => 1000));
const { db, checkout, goods, guestWith, start, readyToPay } = shop;

test("a call runs the same small number of statements for 50 lines as for one", async () => {
  // Fills the cache with a first visit.
  await readyToPay(await guestWith(LINES));
  const counts = async (guest: CheckoutVisitor) => {
    let slug = "";
    const generate = await countStatements(async () => {
      slug = await start(guest);
    });
    const fetch = await countStatements(() => checkout.fetchCheckout(guest, { slug }));
    const save = await countStatements(() =>
      checkout.fetchCheckout(guest, { slug, address: { city: "Kaunas" } }),
    );
    const ready = await readyToPay(guest);
    const pay = await countStatements(() =>
      checkout.payCheckout(guest, { slug: ready, paymentId: 1, seen: {} }),
    );
    const invalidate = await countStatements(() => checkout.invalidateCheckout(guest, slug));
    return { generate, fetch, save, pay, invalidate };
  };
  // Raises the limit of holds for guests: going over the limit would cost a statement more.
  const roomy = async (lines: number): Promise<CheckoutVisitor> => {
    const guest = await guestWith(lines);
    const guestHolds = { ...guest.site.guestHolds, pieces: LINES, valueCents: 100_000_000 };
    return { ...guest, site: { ...guest.site, guestHolds } };
  };
  const small = await counts(await roomy(1));
  expect(await counts(await roomy(LINES))).toEqual(small);
  const { pay, ...own } = small;
  expect(own).toEqual({ generate: 2, fetch: 3, save: 3, invalidate: 2 });
  // Most of these statements are those of the order and the payment.
  expect(pay).toBeLessThanOrEqual(38);
});

test("starting a checkout reports a shortage, and fetching it still does", async () => {
  const guest = await guestWith(2);
  const scarce = goods[1]?.variantId ?? 0;
  await db.update(variants).set({ stock: 0 }).where(eq(variants.id, scarce));
  const short = [expect.objectContaining({ variant_id: scarce, requested: 1, available: 0 })];
  const started = await checkout.startCheckout(guest);
  expect(started).toMatchObject({ ok: true, value: { shortages: short } });
  const slug = started.ok ? started.value.slug : "";
  const shown = await checkout.fetchCheckout(guest, { slug });
  expect(shown).toMatchObject({
    value: {
      step: 3,
      reservation_error: short,
      lacking: { products: ["orders.errors.out_of_stock"] },
    },
  });
  await db.update(variants).set({ stock: 1000 }).where(eq(variants.id, scarce));
});

test("a checkout expires after an hour, and the next one keeps what was typed", async () => {
  const guest = await guestWith(1);
  const slug = await readyToPay(guest);
  const age = (minutes: number) =>
    db
      .update(checkouts)
      .set({ calledAt: sql`now() - make_interval(mins => ${minutes})` })
      .where(eq(checkouts.slug, slug));
  await age(59);
  expect(await checkout.findCurrent(guest)).toBe(slug);
  expect(await checkout.fetchCheckout(guest, { slug })).toMatchObject({ ok: true });
  await age(61);
  const over = { ok: false, code: "checkout.errors.over" };
  expect(await checkout.findCurrent(guest)).toBeNull();
  expect(await checkout.fetchCheckout(guest, { slug })).toEqual(over);
  await checkout.expireCheckouts();
  const [row] = await db.select().from(checkouts).where(eq(checkouts.slug, slug));
  expect(row).toMatchObject({ status: "expired", endedAt: expect.any(Date) });

  const next = await start(guest);
  expect(await checkout.fetchCheckout(guest, { slug: next })).toMatchObject({
    value: { step: 4, email: "rasa@example.com", address: { city: "Vilnius" } },
  });
  const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
  await purgeExpiredCheckouts(db, 60, inDays(59));
  expect(await checkout.fetchCheckout(guest, { slug: next })).toMatchObject({ ok: true });
  await purgeExpiredCheckouts(db, 60, inDays(61));
  expect(await checkout.fetchCheckout(guest, { slug: next })).toMatchObject({
    code: "errors.not_found",
  });
});

test("five concurrent starts leave one open and one invalidated checkout", async () => {
  const guest = await guestWith(1);
  await Promise.all(Array.from({ length: 5 }, () => start(guest)));
  const rows = await db
    .select()
    .from(checkouts)
    .where(eq(checkouts.tokenHash, guest.tokenHash ?? Buffer.alloc(0)))
    .orderBy(checkouts.id);
  expect(rows.map(({ status }) => status)).toEqual(["invalidated", "open"]);
});
