import { eq, sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { customers } from "#features/account/server/account.tables.ts";
import { testApp } from "#server/fixtures/test-app.ts";
import { registeredBrowser } from "#server/fixtures/test-browser.ts";
import { phoneReservations, phones } from "./reservations.tables.ts";

const app = await testApp();
const PERSON = { first_name: "Rasa", last_name: "Rasaitė", phone_number: "+370 612 34567" };

let made = 0;
async function newPhone(): Promise<number> {
  const about = { siteId: 1, model: `test-erased-${++made}`, name: "Test phone" };
  const more = { colour: "navy", storage: "256gb", priceCents: 99_900, stock: 2, position: 99 };
  const [phone] = await app.db
    .insert(phones)
    .values({ ...about, ...more })
    .returning();
  return phone?.id ?? 0;
}

async function somebody() {
  const browser = await registeredBrowser(app);
  const [row] = await app.db.select().from(customers).where(eq(customers.email, browser.email));
  const erase = () => browser.call("/api/account/delete", { password: browser.password });
  return { browser, id: row?.id ?? 0, erase };
}

test("a reservation by a customer who has been erased meanwhile is refused", async () => {
  const { id: customerId, erase } = await somebody();
  const phoneId = await newPhone();
  expect((await erase()).status).toBe(200);
  const email = `late-${phoneId}@example.com`;
  const late = await app.services.reservations.reservePhone({
    site: app.services.sites.registry.byHost("localhost"),
    language: "en",
    visitor: email,
    phoneId,
    customerId,
    email,
    firstName: "Rasa",
    lastName: "Rasaitė",
    phoneNumber: "+370 612 34567",
  });
  expect(late).toMatchObject({ ok: false, code: "auth.errors.not_logged_in" });
  expect(await app.db.$count(phoneReservations, eq(phoneReservations.email, email))).toBe(0);
});

test("erasing a customer expires their reservations, but not one collected concurrently", async () => {
  const { browser, id, erase } = await somebody();
  const mine = eq(phoneReservations.customerId, id);
  for (let at = 0; at < 2; at++) {
    const input = { phone_id: await newPhone(), email: `erased-${id}@example.com`, terms: true };
    const asked = await browser.call("/api/reservation/create", { ...PERSON, ...input });
    expect(asked.status).toBe(200);
  }
  const [handed] = await app.db
    .select()
    .from(phoneReservations)
    .where(mine)
    .orderBy(phoneReservations.id);
  const [erased] = await app.db.transaction(async (tx) => {
    const now = { status: "collected" as const, confirmedAt: new Date(), expiresAt: null };
    await tx
      .update(phoneReservations)
      .set({ ...now, endedAt: new Date() })
      .where(eq(phoneReservations.id, handed?.id ?? 0));
    const answer = erase();
    const waiting = sql`select from pg_locks where not granted and pid in
      (select pid from pg_stat_activity where datname = current_database())`;
    const isWaiting = async () => (await app.db.execute(waiting)).rows.length > 0;
    await vi.waitUntil(isWaiting, { timeout: 60_000, interval: 50 });
    return [answer];
  });
  expect((await erased)?.status).toBe(200);
  const rows = await app.db
    .select()
    .from(phoneReservations)
    .where(mine)
    .orderBy(phoneReservations.id);
  const nobody = { email: null, firstName: null, phoneNumber: null };
  expect(rows).toMatchObject([
    { status: "collected", ...nobody },
    { status: "expired", ...nobody },
  ]);
});
