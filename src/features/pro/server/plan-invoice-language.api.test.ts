import { expect, test } from "vitest";
import { testApp } from "#server/fixtures/test-app.ts";
import { proCustomer } from "./fixtures/pro.ts";

const app = await testApp();

test("an invoice's page names the plan in the page's language, the invoice in the buyer's", async () => {
  const somebody = await proCustomer(app, 0, { "accept-language": "lt" });
  const { invoice } = (await somebody.subscribe("plus")).body.subscription;
  const page = async (language: string) =>
    (await somebody.get(`/${language}/invoice/${invoice.id}`)).text();
  expect(await page("en")).toContain("Cartage Pro Plus, one month");
  expect(await page("lt")).toContain("Cartage Pro Plus, vienas mėnuo");
  expect(await page("ru")).toContain("Cartage Pro Plus, один месяц");
  const { body } = await somebody.call(`/api/invoice/get/${invoice.id}`);
  expect(body.invoice.lines).toMatchObject([
    { name: "Cartage Pro Plus, vienas mėnuo", plan: { plan: "Pro Plus", period: "month" } },
  ]);
});
