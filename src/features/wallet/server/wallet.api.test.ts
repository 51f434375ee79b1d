import { expect, test } from "vitest";
import { DEMO_PASSWORD } from "#demo/customers/customers.ts";
import { testApp } from "#server/fixtures/test-app.ts";
import { registeredBrowser, testBrowser } from "#server/fixtures/test-browser.ts";

const app = await testApp();

test("a wallet's balance, history and check agree", async () => {
  const browser = testBrowser(app);
  await browser.call("/api/auth/login", {
    email: "rasa@cartage.example",
    password: DEMO_PASSWORD,
  });
  const { body: balance } = await browser.call("/api/balance/get");
  expect(balance).toEqual({ status: true, amount: expect.any(Number), held: 0 });
  const { amount } = balance;
  const { body: history } = await browser.call("/api/balance/get-history");
  expect(history).toMatchObject({ status: true, total: 9 });
  expect(history.items[0]).toMatchObject({
    rel_type: 2,
    type: 2,
    rel_id: null,
    amount: -1,
    end_balance: amount,
  });
  expect(history.items.at(-1)).toMatchObject({
    starting_balance: 0,
    amount: 100,
    payment_processor_name: "Stripe",
  });
  expect((await browser.call("/api/balance/check")).body).toMatchObject({
    status: true,
    balance: amount,
    sum: amount,
    held: 0,
    entries: 9,
    agrees: true,
  });
  const older = await browser.call("/api/balance/get-history", { page: 2, limit: 4 });
  expect(older.body.items).toEqual(history.items.slice(4, 8));
});

test("each entry names its subject and links to it, refunds included", async () => {
  for (const email of ["rasa", "marta", "pro"]) {
    const browser = testBrowser(app);
    const login = { email: `${email}@cartage.example`, password: DEMO_PASSWORD };
    await browser.call("/api/auth/login", login);
    const { items } = (await browser.call("/api/balance/get-history", { limit: 500 })).body;
    const about = items.filter(({ rel_type }: { rel_type: number }) =>
      [0, 1, 4].includes(rel_type),
    );
    expect(about.length).toBeGreaterThan(0);
    for (const { order_number, order_path, rel_type, type, rel_id } of about) {
      expect(order_number).toMatch(/^(QU|FR|LT-)\d+$/);
      if (rel_type !== 4) expect(rel_id === null).toBe(type === 1);
      let answer = await browser.get(`/en${order_path}`);
      const further = answer.headers.get("location");
      // A parcel's path only identifies it, and redirects to its page.
      if (further) answer = await browser.get(further);
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain(order_number);
    }
  }
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
  "the wallet history is refused with %j",
  async (input) => {
    const browser = await registeredBrowser(app);
    expect((await browser.call("/api/balance/get-history", input)).status).toBe(422);
  },
);
