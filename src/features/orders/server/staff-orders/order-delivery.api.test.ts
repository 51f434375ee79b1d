import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { staffBrowser } from "#server/fixtures/staff/staff-browser.ts";
import { testApp } from "#server/fixtures/test-app.ts";
import { orders } from "../orders.tables.ts";

const app = await testApp();
const staff = await staffBrowser(app, "orders");
const support = await staffBrowser(app, "support");
const all = await app.db.select().from(orders).orderBy(orders.id);

const show = async (id: number) => (await staff.call("/api/staff/orders/show", { id })).body.order;

test("an order shows its address, country, shipping method and courier name", async () => {
  const order = all.find(({ courier, address }) => courier === "dpd" && address);
  const { id = 0, address } = order ?? {};
  expect(await show(id)).toMatchObject({
    address: { first_name: address?.firstName, phone_number: address?.phoneNumber },
    country_iso: "LV",
    shipping_method: order?.shippingMethod,
    courier: "dpd",
    courier_name: "DPD",
    pickup_point: null,
  });
  await app.db.update(orders).set({ address: null }).where(eq(orders.id, id));
  expect(await show(id)).toMatchObject({ address: null, country_iso: "" });
});

describe("an order to a pickup point", () => {
  const { id = 0 } = all.find(({ status, siteId }) => status === "purchased" && siteId === 2) ?? {};
  const mine = eq(orders.id, id);
  const former = { id: "former", name: "Closed since", address: "Old street 1, Vilnius" };
  const search = async (query: string) =>
    (await support.call("/api/staff/orders/points", { id, query })).body.points;
  const change = (point: string, seen = former.id, browser = support) =>
    browser.call("/api/staff/orders/change-point", { id, seen, point });
  beforeEach(async () => {
    const goesTo = { courier: "omniva", pickupPoint: former, status: "purchased" as const };
    await app.db.update(orders).set(goesTo).where(mine);
  });

  test("can be changed to another point of the same courier and country, found by search", async () => {
    const inTown = await search("vilnius");
    expect(inTown.length).toBeGreaterThan(0);
    expect(inTown.length).toBeLessThanOrEqual(20);
    for (const { address } of inTown) expect(address).toMatch(/Vilni/);
    expect(await search("no such words at all")).toEqual([]);
    const [point] = inTown;
    expect((await change(point.id)).body).toMatchObject({ pickup_point: point });
    const after = await show(id);
    expect(after.pickup_point).toEqual(point);
    expect(after.changes.at(-1)).toMatchObject({ action: "order.edit", fields: ["pickupPoint"] });
    const [stored] = await app.db.select().from(orders).where(mine);
    expect(stored?.pickupPoint).toEqual(point);
  });

  test("refuses a point of another courier and a change over a colleague's newer one", async () => {
    const [point, other] = await search("");
    const asked = { courier: "dpd", limit: 1 };
    const ofDpd = (await support.call("/api/delivery/pickup-points", asked)).body.points[0];
    for (const unknown of ["nowhere", ofDpd.parcelshop_id]) {
      expect((await change(unknown)).body.message).toBe("office.orders.errors.no_point");
    }
    expect((await change(point.id)).status).toBe(200);
    const stale = await change(other.id);
    expect([stale.status, stale.body.message]).toEqual([409, "office.errors.changed_meanwhile"]);
    expect((await show(id)).pickup_point).toEqual(point);
  });

  test("cannot be changed by finance, after shipping, or if the order goes to a door", async () => {
    const [point] = await search("");
    const finance = await staffBrowser(app, "finance");
    expect((await change(point.id, former.id, finance)).status).toBe(404);
    await app.db.update(orders).set({ status: "shipped" }).where(mine);
    expect((await change(point.id)).body.message).toBe("office.orders.errors.shipped_already");
    await app.db.update(orders).set({ pickupPoint: null, status: "purchased" }).where(mine);
    expect((await change(point.id)).status).toBe(404);
    expect((await show(id)).pickup_point).toBeNull();
  });
});
