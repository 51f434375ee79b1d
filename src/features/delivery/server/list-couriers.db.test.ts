import { expect, test } from "vitest";
import { testDatabase } from "#database/fixtures/test-database.ts";
import { insertDeliveryServices } from "#demo/shipping/insert-delivery-services.ts";
import { listCouriers } from "./list-couriers.ts";

const { db, rolledBack } = await testDatabase();
const now = () => new Date();
const [LITHUANIA, EMIRATES, GERMANY] = [1, 5, 8];

test("couriers of a country are listed in order, for pickup points and the door", async () => {
  const services = await listCouriers({ db, now }, { countryId: LITHUANIA, siteId: 1 });
  expect(services.map(({ courier, way }) => `${courier} ${way}`)).toEqual([
    "omniva pickup",
    "dpd pickup",
    "dpd door",
    "lp_express pickup",
    "lp_express door",
    "venipak pickup",
    "venipak door",
    "smartposti pickup",
  ]);
  expect(services[0]).toEqual({
    id: expect.any(Number),
    courier: "omniva",
    name: "Omniva",
    way: "pickup",
    feeCents: 199,
    daysMin: 1,
    daysMax: 2,
  });
  const emirates = await listCouriers({ db, now }, { countryId: EMIRATES, siteId: 1 });
  expect(emirates.map(({ courier, way }) => `${courier} ${way}`)).toEqual(["aramex door"]);
  expect(await listCouriers({ db, now }, { countryId: GERMANY, siteId: 1 })).toEqual([]);
});

test("a site's own delivery service overrides the shared one, even if it is off", () =>
  rolledBack(async (tx) => {
    const own = { country: "LT", siteId: 2, way: "pickup", daysMin: 1, daysMax: 1 } as const;
    await insertDeliveryServices(tx, [
      { ...own, courier: "omniva", feeCents: 0 },
      { ...own, courier: "dpd", feeCents: 219, isOffered: false },
    ]);
    const pickupOf = async (siteId: number) =>
      (await listCouriers({ db: tx, now }, { countryId: LITHUANIA, siteId }))
        .filter(({ way }) => way === "pickup")
        .map(({ courier, feeCents }) => [courier, feeCents]);
    expect((await pickupOf(2)).slice(0, 2)).toEqual([
      ["omniva", 0],
      ["lp_express", 189],
    ]);
    expect((await pickupOf(1)).slice(0, 2)).toEqual([
      ["omniva", 199],
      ["dpd", 219],
    ]);
  }));
