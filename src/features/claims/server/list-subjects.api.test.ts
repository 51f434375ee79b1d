import { eq } from "drizzle-orm";
import { expect, onTestFinished, test, vi } from "vitest";
import { orders } from "#features/orders/server/orders.tables.ts";
import { declareTestParcel } from "#server/fixtures/purchases/declare-test-parcel.ts";
import { placeTestOrder } from "#server/fixtures/purchases/place-test-order.ts";
import { testApp } from "#server/fixtures/test-app.ts";
import { registeredBrowser } from "#server/fixtures/test-browser.ts";

const app = await testApp();

async function bought(owner: Awaited<ReturnType<typeof registeredBrowser>>) {
  const { id, slug } = await placeTestOrder(app, owner);
  await app.db.update(orders).set({ status: "delivered" }).where(eq(orders.id, id));
  return slug;
}

test("a claim form offers its requested subject even if it is not listed, but only an own one", async () => {
  const [owner, other] = [await registeredBrowser(app), await registeredBrowser(app)];
  const [slug, foreign] = [await bought(owner), await bought(other)];
  const parcel = await declareTestParcel(app, owner, "received");
  const none = { items: [], total: 0 };
  vi.spyOn(app.services.orders, "listMyOrders").mockResolvedValue(none);
  vi.spyOn(app.services.forwarding, "listRequests").mockResolvedValue(none);
  onTestFinished(() => void vi.restoreAllMocks());
  const offered = async (path: string) => (await owner.get(path)).text();
  expect(await offered(`/en/claim-form?about=${slug}`)).toContain(
    `<option value="${slug}" selected`,
  );
  expect(await offered(`/en/claim-form-pro?about=${parcel.id}`)).toContain(
    `<option value="${parcel.id}" selected`,
  );
  expect(await offered(`/en/claim-form?about=${foreign}`)).not.toContain(
    `<option value="${foreign}"`,
  );
});
