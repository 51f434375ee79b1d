import { expect, onTestFinished, test } from "vitest";
import { testDatabase } from "#database/fixtures/test-database.ts";
import { openPayments } from "../fixtures/payments.ts";
import { paymentMethods } from "../payments.tables.ts";

const { db } = await testDatabase();
const shop = await openPayments({ db });

const ids = async (countryId?: number) =>
  (await shop.payments.listMethods(shop.site, countryId)).map(({ id }) => id);

test("payment methods are those of the site, changed by the rules of a country", async () => {
  expect(await ids()).toEqual([3, 1, 2, 4]);
  await db.insert(paymentMethods).values([
    { siteId: 1, countryId: 2, provider: 3, isOn: false },
    { siteId: 1, countryId: 2, provider: 1, fee: 35, position: 9 },
  ]);
  expect(await ids(2)).toEqual([2, 4, 1]);
  expect(await shop.payments.listMethods(shop.site, 2)).toContainEqual({
    id: 1,
    fee: 35,
    feeType: 0,
  });
  expect(await ids()).toEqual([3, 1, 2, 4]);
});

test("a payment method is hidden if it does not support the currency", async () => {
  const { paypal, payments, site } = shop;
  Object.assign(paypal.adapter, { currencies: ["EUR"] });
  onTestFinished(() => void Reflect.deleteProperty(paypal.adapter, "currencies"));
  const idsIn = async (currency?: string) =>
    (await payments.listMethods(site, undefined, { currency })).map(({ id }) => id);
  expect(await idsIn("EUR")).toContain(2);
  expect(await idsIn()).toContain(2);
  expect(await idsIn("AED")).toEqual([3, 1, 4]);
});
