import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { staffBrowser } from "#server/fixtures/staff/staff-browser.ts";
import { testApp } from "#server/fixtures/test-app.ts";
import type { ListedReservation, StaffPhone } from "../../staff-calls.ts";
import { phoneReservations } from "../reservations.tables.ts";

const app = await testApp();
const staff = await staffBrowser(app, "orders");
const owner = await staffBrowser(app, "owner");

const list = async (input: object = {}) =>
  (await staff.call("/api/staff/reservations/list", input)).body as {
    reservations: ListedReservation[];
    total: number;
    next: number | null;
  };
const phoneList = async (): Promise<StaffPhone[]> =>
  (await staff.call("/api/staff/reservations/phones")).body.phones;

test("the list is in the order of the queue, and each filter narrows it", async () => {
  const { reservations, total } = await list();
  expect(reservations).toHaveLength(total);
  const confirmed = reservations.flatMap(({ confirmed_at }) => confirmed_at ?? []);
  expect(confirmed).toEqual(confirmed.toSorted());
  const [first] = (await list({ state: ["confirmed"] })).reservations;
  const queue = (await list({ state: ["confirmed"], phone: first?.phone_id })).reservations;
  expect(queue.map(({ position }) => position)).toEqual(queue.map((_, at) => at + 1));
  const email = first?.person?.email;
  expect((await list({ query: email })).reservations.map(({ id }) => id)).toEqual([first?.id]);
  expect((await list({ site: [999] })).reservations).toEqual([]);
});

test("later pages follow by key, in the same order", async () => {
  const { reservations } = await list();
  for (const [at, { id }] of reservations.entries()) {
    expect((await list({ after: id })).reservations).toEqual(reservations.slice(at + 1));
  }
});

test("a reservation shows its phone, its queue, its history and the steps it allows", async () => {
  const { reservations } = await list({ state: ["confirmed"] });
  const second = reservations.find(({ position }) => position === 2);
  const { reservation } = (await staff.call("/api/staff/reservations/show", { id: second?.id }))
    .body;
  expect(reservation).toMatchObject({
    position: 2,
    steps: ["ready", "expired"],
    history: [{ status: "requested" }, { status: "confirmed" }],
  });
  expect(reservation.queue[0]).toMatchObject({ position: 1 });
  const { stock, left, waiting, ready, collected } = reservation.phone;
  expect(left).toBe(stock - waiting - ready - collected);
});

test("stock is set with the number that was seen, never below what is reserved", async () => {
  const phone = (await phoneList()).find(({ waiting }) => waiting > 1);
  if (!phone) throw new Error("Nobody waits in the demo");
  const set = (stock: unknown, seen = phone.stock) =>
    staff.call(`/api/staff/reservations/stock/${phone.id}`, {
      seen: { stock: seen },
      changes: { stock },
    });
  expect((await set(1)).body.errors).toEqual({ stock: ["office.reservations.errors.reserved"] });
  for (const wrong of [-1, 1.5, 100_001, "x"]) {
    const { status, body } = await set(wrong);
    expect([status, body.errors]).toEqual([
      422,
      { "changes.stock": ["office.reservations.errors.stock"] },
    ]);
  }
  expect((await set(17)).body.phone).toEqual({ id: phone.id, stock: 17 });
  const late = await set(18);
  expect([late.status, late.body.conflict.fields]).toEqual([
    409,
    [{ field: "stock", seen: phone.stock, yours: 18, current: 17 }],
  ]);
});

test("the file names persons only for those who may export them", async () => {
  const address = "/api/staff/reservations/csv?filter=%7B%7D";
  const [{ email } = { email: null }] = await app.db
    .select()
    .from(phoneReservations)
    .where(eq(phoneReservations.status, "ready"));
  const [ofStaff, ofOwner] = await Promise.all(
    [staff, owner].map(async (browser) => (await browser.get(address)).text()),
  );
  expect(ofOwner).toContain(email);
  expect(ofStaff).not.toContain("@");
  expect(ofStaff?.trimEnd().split("\r\n")).toHaveLength((await list()).total + 1);
});
