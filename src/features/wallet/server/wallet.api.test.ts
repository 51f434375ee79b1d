import { expect, test } from "vitest";
import { DEMO_PASSWORD } from "#database/seed/demo/customers.ts";
import { testApp } from "#server/testing/test-app.ts";
import { registeredBrowser, testBrowser } from "#server/testing/test-browser.ts";

const app = await testApp();

test("a wallet's balance, history and check agree", async () => {
  const browser = testBrowser(app);
  await browser.call("/api/auth/login", {
    email: "rasa@cartage.example",
    password: DEMO_PASSWORD,
  });
  const { body: balance } = await browser.call("/api/balance/get");
  expect(balance).toEqual({ status: true, amount: 86.95, held: 0 });
  const { body: history } = await browser.call("/api/balance/get-history");
  expect(history.status).toBe(true);
  expect(history.total).toBe(6);
  expect(history.items[0]).toMatchObject({
    rel_type: 2,
    type: 2,
    rel_id: null,
    amount: -1,
    end_balance: 86.95,
  });
  expect(history.items.at(-1)).toMatchObject({
    starting_balance: 0,
    amount: 100,
    payment_processor_name: "Stripe",
  });
  expect((await browser.call("/api/balance/check")).body).toEqual({
    status: true,
    balance: 86.95,
    sum: 86.95,
    additions: 155,
    deductions: -68.05,
    held: 0,
    entries: 6,
    agrees: true,
  });
  const older = await browser.call("/api/balance/get-history", { page: 2, limit: 4 });
  expect(older.body.items).toEqual(history.items.slice(4));
});

test("a new customer's wallet is empty, and a guest has none", async () => {
  const browser = await registeredBrowser(app);
  expect((await browser.call("/api/balance/get")).body).toEqual({
    status: true,
    amount: 0,
    held: 0,
  });
  expect((await browser.call("/api/balance/get-history")).body).toEqual({
    status: true,
    items: [],
    total: 0,
  });
  expect((await browser.call("/api/balance/check")).body.agrees).toBe(true);
  for (const call of ["get", "get-history", "check"]) {
    expect((await testBrowser(app).call(`/api/balance/${call}`)).status).toBe(401);
  }
});

test.each([{ page: 0 }, { page: -1 }, { page: 1.5 }, { page: "1" }, { limit: 501 }, { limit: 0 }])(
  "bad input: %j",
  async (input) => {
    const browser = await registeredBrowser(app);
    expect((await browser.call("/api/balance/get-history", input)).status).toBe(422);
  },
);
