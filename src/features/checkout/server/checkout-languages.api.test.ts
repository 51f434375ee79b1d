import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { testApp } from "#server/fixtures/test-app.ts";
import { checkoutBuyers, WALLET } from "./fixtures/checkout-buyers.ts";

const app = await testApp();
const { goods, payer } = await checkoutBuyers(app);

test("ordered products are named in the language of the page", async () => {
  const { browser, slug } = await payer();
  await browser.call(`/api/checkout/pay/${slug}`, { payment_id: WALLET });
  const { rows } = await app.db.execute<{ en: string; lt: string }>(sql`
    select names->>'en' as en, names->>'lt' as lt from products where id = ${goods.product_id}`);
  const [{ en, lt } = { en: "", lt: "" }] = rows;
  expect(lt).not.toBe(en);
  const page = async (language: string) =>
    (await browser.get(`/${language}/success/${slug}`)).text();
  const [english, lithuanian] = [await page("en"), await page("lt")];
  expect(english).toContain(en);
  expect(lithuanian).toContain(lt);
  expect(lithuanian).not.toContain(en);
});
