import { expect, test } from "vitest";
import { testApp } from "#server/fixtures/test-app.ts";
import { quotesShop, SHOES } from "../fixtures/quotes-shop.ts";

const app = await testApp();
const { ask, customer, guest } = quotesShop(app);
const line = { ...SHOES, options: "", comment: "", files: [] };

test("a form is saved even if some of its fields are invalid", async () => {
  const browser = guest();
  const odd = { ...line, name: "x".repeat(300), quantity: 0, price: -5 };
  await browser.call("/api/order-form/save", { lines: [odd, line] });
  const { lines } = (await browser.call("/api/order-form/fetch")).body;
  expect(lines).toMatchObject([{ name: "x".repeat(200), quantity: 1, price: null }, line]);
});

test("a guest's form is saved by cookie and merged without duplicates at login", async () => {
  const browser = guest();
  await browser.call("/api/order-form/save", { lines: [line] });
  expect((await browser.call("/api/order-form/fetch")).body.lines).toMatchObject([line]);
  expect((await guest().call("/api/order-form/fetch")).body.lines).toEqual([]);

  const owner = await customer();
  const lamp = { ...line, url: "https://shop.example/lamp", name: "Lamp" };
  await owner.call("/api/order-form/save", { lines: [lamp, line] });
  const { email, password } = owner;
  await browser.call("/api/auth/login", { email, password });
  expect((await browser.call("/api/order-form/fetch")).body.lines).toMatchObject([line, lamp]);
  expect((await owner.call("/api/order-form/fetch")).body.lines).toHaveLength(2);
  await ask(owner, SHOES);
  expect((await browser.call("/api/order-form/fetch")).body.lines).toEqual([]);
});

test("saving a guest's form renews its cookie, reading it does not", async () => {
  const browser = guest();
  const setBy = async (answer: Promise<Response>) =>
    /order_form=[^;]+; .*max-age=\d+/i.exec((await answer).headers.get("set-cookie") ?? "")?.[0];
  const first = await setBy(browser.post("/api/order-form/save", { lines: [line] }));
  expect(first).toContain(`Max-Age=${60 * 24 * 60 * 60}`);
  expect(await setBy(browser.post("/api/order-form/save", { lines: [line, line] }))).toBe(first);
  expect(await setBy(browser.post("/api/order-form/fetch"))).toBeUndefined();
});

test("an invented cookie of a guest's form is replaced by a new one", async () => {
  const headers = { cookie: `order_form=${"a".repeat(43)}` };
  const response = await app.post("/api/order-form/save", { lines: [line] }, { headers });
  expect(response.status).toBe(200);
  expect(response.headers.get("set-cookie")).toMatch(/order_form=(?!a{43})/);
});

test("a form that is open during a login is merged with the customer's saved form", async () => {
  const [browser, owner] = [guest(), await customer()];
  const save = (lines: object[], is_guest?: boolean) =>
    browser.call("/api/order-form/save", { lines, is_guest });
  const lamp = { ...line, url: "https://shop.example/lamp", name: "Lamp" };
  await owner.call("/api/order-form/save", { lines: [lamp] });
  expect((await save([line], true)).body.is_guest).toBe(true);
  const { email, password } = owner;
  await browser.call("/api/auth/login", { email, password });

  // The page was loaded before the login, so it still says that it is a guest's.
  const more = { ...line, quantity: 3 };
  const joined = await save([more], true);
  expect(joined.body).toMatchObject({ is_guest: false, lines: [more, lamp] });
  expect((await owner.call("/api/order-form/fetch")).body).toMatchObject({
    is_guest: false,
    lines: [more, lamp],
  });
  // After that, saving replaces the customer's own form, so a removed line is gone.
  expect((await save([more], false)).body.lines).toMatchObject([more]);
  expect((await owner.call("/api/order-form/fetch")).body.lines).toHaveLength(1);
});

test("200 lines are refused, and the saved form stays", async () => {
  const browser = guest();
  await browser.call("/api/order-form/save", { lines: [line] });
  const many = await browser.call("/api/order-form/save", { lines: Array(200).fill(line) });
  expect(many.body.errors).toEqual({ lines: ["validation.too_many_lines"] });
  expect((await browser.call("/api/order-form/fetch")).body.lines).toHaveLength(1);
});
