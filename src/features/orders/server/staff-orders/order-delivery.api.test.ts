import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { staffBrowser } from "#server/fixtures/staff/staff-browser.ts";
import { testApp } from "#server/fixtures/test-app.ts";
import { orders } from "../orders.tables.ts";

const app = await testApp();
const staff = await staffBrowser(app, "orders");
const all = await app.db.select().from(orders).orderBy(orders.id);

const show = async (id: number) => (await staff.call("/api/staff/orders/show", { id })).body.order;

test("an order says to whom it goes, in which country, and how its courier is called", async () => {
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
