import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { inTransaction } from "#database/transaction.ts";
import { DEMO_SITES } from "#demo/sites/sites.ts";
import { orders } from "#features/orders/server/orders.tables.ts";
import { REL_TYPES } from "#features/wallet/domain/entry-types.ts";
import { declareTestParcel } from "../fixtures/purchases/declare-test-parcel.ts";
import { placeTestOrder } from "../fixtures/purchases/place-test-order.ts";
import { testApp } from "../fixtures/test-app.ts";
import { registeredBrowser, testBrowser } from "../fixtures/test-browser.ts";

const app = await testApp();
const { services, database } = app;
type Browser = Awaited<ReturnType<typeof registeredBrowser>>;

const INFORMATION = "/en/account-information";
const ADDRESSES = "/en/delivery-addresses";
const ADDRESS = {
  first_name: "Ona",
  last_name: "Onaitė",
  first_address: "Pilies g. 1",
  city: "Vilnius",
  zip: "01103",
  phone_number: "+370 612 34567",
  country_id: "1",
};

/** Sends a form like a browser without JavaScript; the response is a redirect, or the page again. */
async function post(browser: Browser, target: string, fields: Record<string, string> = {}) {
  const response = await browser.form(target, fields);
  const location = response.headers.get("location");
  return { status: response.status, location, html: await response.text() };
}
const done = (location: string) => ({ status: 303, location });
const value = (html: string, name: string) =>
  new RegExp(`<input[^>]*name="${name}"[^>]*`).exec(html)?.[0].match(/value="([^"]*)"/)?.[1];

describe("the account information page without JavaScript", () => {
  test("saves contact and company data, and shows a confirmation", async () => {
    const browser = await registeredBrowser(app);
    const fields = {
      first_name: "<b>Ona</b>&",
      last_name: "Onaitė",
      phone_number: "",
      language: "lt",
      company_name: "UAB Ona",
      company_code: "300",
      vat_code: "lt100012345678",
    };
    const refused = await post(browser, `${INFORMATION}?form=contact`, fields);
    expect(refused.status).toBe(422);
    expect(value(refused.html, "first_name")).toBe("&lt;b&gt;Ona&lt;/b&gt;&amp;");
    expect(value(refused.html, "company_name")).toBe("UAB Ona");
    expect(refused.html).toContain("Please enter the name in letters, without a link.");
    const named = { ...fields, first_name: "<b>Ona&" };
    expect(await post(browser, `${INFORMATION}?form=contact`, named)).toMatchObject(
      done(`${INFORMATION}?done=contact`),
    );
    const page = await (await browser.get(`${INFORMATION}?done=contact`)).text();
    expect(page).toContain("Your details are saved.");
    expect(page).not.toContain("<b>Ona");
    expect(value(page, "vat_code")).toBe("LT100012345678");
  });

  test("changes the password, and never echoes what was typed", async () => {
    const browser = await registeredBrowser(app);
    const elsewhere = testBrowser(app);
    const { email, password } = browser;
    await elsewhere.call("/api/auth/login", { email, password });
    const target = `${INFORMATION}?form=password`;
    const typed = { current_password: "zzyzx wrong", new_password: "zzyzx horse battery" };
    const refused = await post(browser, target, typed);
    expect(refused.status).toBe(422);
    expect(refused.html).toContain("That is not your current password.");
    expect(refused.html).not.toContain("zzyzx");
    const right = { ...typed, current_password: password };
    expect(await post(browser, target, right)).toMatchObject(done(`${INFORMATION}?done=password`));
    expect((await browser.get(INFORMATION)).status).toBe(200);
    expect((await elsewhere.get(INFORMATION)).status).toBe(302);
  });

  test("turns the newsletter off and on", async () => {
    const browser = await registeredBrowser(app);
    const target = `${INFORMATION}?form=newsletter`;
    const isOn = async () =>
      (await (await browser.get(INFORMATION)).text()).includes("Unsubscribe");
    expect(await isOn()).toBe(true);
    expect(await post(browser, target)).toMatchObject(done(`${INFORMATION}?done=newsletter`));
    expect(await isOn()).toBe(false);
    await post(browser, target, { subscribed: "on" });
    expect(await isOn()).toBe(true);
  });

  test("deletes the account, or says why it cannot be deleted yet", async () => {
    const browser = await registeredBrowser(app);
    const target = `${INFORMATION}?form=erase`;
    const session = await services.account.readSession(browser.cookies.get("session_token"));
    const customerId = session?.customer.id ?? 0;
    const move = { customerId, amountCents: 100, relation: { relType: REL_TYPES.miscInvoice } };
    await services.wallet.credit(database.db, { ...move, key: "pages:in" });
    const { password } = browser;
    const wrong = await post(browser, target, { password: "no" });
    expect(wrong.html).toContain("That is not your current password.");
    expect(wrong.html, "what was open stays open").toMatch(/<details class="accordion" open/);
    const refused = await post(browser, target, { password });
    expect(refused.status).toBe(422);
    expect(refused.html).toContain("There is still money in your wallet.");
    await services.wallet.debit(database.db, { ...move, key: "pages:out" });
    expect(await post(browser, target, { password })).toMatchObject(done("/en/"));
    expect(browser.cookies.has("session_token")).toBe(false);
    expect((await browser.get(INFORMATION)).status).toBe(302);
  });

  test("answers 404 to a form that it does not have", async () => {
    const browser = await registeredBrowser(app);
    for (const query of ["", "?form=other", "?form=constructor"]) {
      expect((await post(browser, INFORMATION + query)).status).toBe(404);
    }
  });

  test("links a file with all stored personal data", async () => {
    const browser = await registeredBrowser(app);
    const file = await browser.get("/en/account-export");
    expect(file.headers.get("content-disposition")).toMatch(
      /^attachment; filename="cartage-\d{4}-\d\d-\d\d\.json"$/,
    );
    expect((await file.json()).account.email).toBe(browser.email);
  });
});

test("after a login with a mailed one-time password only the form to change it is available", async () => {
  const browser = await registeredBrowser(app);
  const session = await services.account.readSession(browser.cookies.get("session_token"));
  await inTransaction(database.db, (tx) =>
    tx.execute(
      `update customers set password_is_one_time = true where id = ${session?.customer.id}`,
    ),
  );
  for (const page of [ADDRESSES, "/en/account-export", "/en/user-account"]) {
    expect((await browser.get(page)).headers.get("location")).toBe(INFORMATION);
  }
  const page = await (await browser.get(INFORMATION)).text();
  expect(page).toContain("Password from the e-mail");
  expect(page).not.toMatch(/Contact details|Delivery addresses|Delete account/);
  const blocked = await post(browser, `${INFORMATION}?form=newsletter`);
  expect(blocked.status).toBe(403);
  const fields = { current_password: browser.password, new_password: "another horse battery" };
  await post(browser, `${INFORMATION}?form=password`, fields);
  expect(await (await browser.get(INFORMATION)).text()).toContain("Contact details");
});

describe("the addresses page without JavaScript", () => {
  test("adds, changes and deletes an address, and makes it the default", async () => {
    const browser = await registeredBrowser(app);
    expect(await (await browser.get(ADDRESSES)).text()).toContain("No addresses yet");
    const refused = await post(browser, `${ADDRESSES}?new=1`, { ...ADDRESS, zip: "1" });
    expect(refused.status).toBe(422);
    expect(refused.html).toContain("Not a post code of this country. Check it, or the country.");
    expect(value(refused.html, "first_address")).toBe("Pilies g. 1");
    const saved = done(`${ADDRESSES}?done=saved`);
    expect(await post(browser, `${ADDRESSES}?new=1`, ADDRESS)).toMatchObject(saved);
    const work = { ...ADDRESS, first_address: "Darbo g. 2" };
    expect(await post(browser, `${ADDRESSES}?new=1`, work)).toMatchObject(saved);
    const list = async () => (await browser.call("/api/account/delivery-addresses")).body.addresses;
    const [home, office] = await list();
    expect(home).toMatchObject({ zip: "LT-01103", is_default: true });
    const moved = { ...work, city: "Kaunas" };
    expect(await post(browser, `${ADDRESSES}?edit=${office.id}`, moved)).toMatchObject(saved);
    expect(await post(browser, `${ADDRESSES}?default=${office.id}`)).toMatchObject(
      done(`${ADDRESSES}?done=default`),
    );
    expect((await list())[0]).toMatchObject({ id: office.id, city: "Kaunas", is_default: true });
    expect(await post(browser, `${ADDRESSES}?delete=${office.id}`)).toMatchObject(
      done(`${ADDRESSES}?done=delete`),
    );
    expect(await list()).toMatchObject([{ id: home.id, is_default: true }]);
  });

  test.each([
    ["/en/cartage-pro-delivery/7", "/en/cartage-pro-delivery/7"],
    ["//evil.example/en", `${ADDRESSES}?done=saved`],
  ])("after adding an address for %s it redirects to %s", async (wanted, target) => {
    const browser = await registeredBrowser(app);
    const form = `${ADDRESSES}?new=1&redirect=${encodeURIComponent(wanted)}`;
    expect(await post(browser, form, ADDRESS)).toMatchObject(done(target));
  });

  test("marks an address of another shop's country as one the shop does not deliver to", async () => {
    const browser = testBrowser(app);
    const login = { email: "janis@cartage.example", password: "demo-cartage" };
    await browser.call("/api/auth/login", login);
    const page = await (await browser.get(ADDRESSES)).text();
    expect(page).toContain("Latvia");
    expect(page).toContain("This shop does not deliver here");
  });
});

test("the account menu and the list of orders show the same order status", async () => {
  const browser = testBrowser(app);
  const login = { email: "rasa@cartage.example", password: "demo-cartage" };
  await browser.call("/api/auth/login", login);
  for (const path of ["/en/my-orders", "/en/user-account"]) {
    const page = await (await browser.get(path)).text();
    expect(page.includes(">Shipped in part<"), path).toBe(true);
  }
});

test("an empty list of orders links to the shop, or to the order form on sites without a shop", async () => {
  const nextOf = async (host: string) => {
    const browser = await registeredBrowser(app, { host });
    const page = await (await browser.get("/lt/my-orders")).text();
    return /<a class="btn btn-go[^>]*href="([^"]*)"/.exec(page)?.[1];
  };
  expect(await nextOf("lt.localhost")).toBe("/lt");
  expect(await nextOf("tp.localhost")).toBe("/lt/order-form");
});

test("the account menu lists what waits for its owner, and nothing of others", async () => {
  const browser = await registeredBrowser(app);
  const menu = async (who: Browser) => (await who.get("/en/user-account")).text();
  const before = await menu(browser);
  expect(before).toContain("There is nothing you need to do just now.");
  expect(before).not.toMatch(/unpaid order|for your answer|in the warehouse|On the way to you/);

  await placeTestOrder(app, browser);
  const paid = await placeTestOrder(app, browser);
  await database.db.update(orders).set({ status: "paid" }).where(eq(orders.id, paid.id));
  await declareTestParcel(app, browser, "received");
  await unpaidParcel(browser);
  const shoes = { url: "https://shop.example/p/1", name: "Shoes", quantity: 1, kind: "shoes" };
  const asked = { items: [{ ...shoes, price: 80, currency: "EUR" }] };
  expect((await browser.call("/api/quotes/create", asked)).status).toBe(200);
  const session = await services.account.readSession(browser.cookies.get("session_token"));
  await services.wallet.credit(database.db, {
    customerId: session?.customer.id ?? 0,
    amountCents: 1234,
    key: "test:menu",
    relation: { relType: REL_TYPES.topUp },
  });

  const page = await menu(browser);
  expect(page).toContain("1 unpaid order<");
  expect(page).toContain("1 unpaid parcel<");
  expect(page).toContain("1 quote waits for your answer");
  expect(page).toContain("1 parcel in the warehouse: choose how it travels");
  expect(page).toContain("12.34");
  expect(page).toContain(`/en/tracking/QU${paid.id}`);
  expect(await menu(await registeredBrowser(app))).toContain("There is nothing you need to do");
});

/** A parcel whose shipping is chosen, so that it waits for payment. */
async function unpaidParcel(browser: Browser): Promise<number> {
  const { id } = await declareTestParcel(app, browser, "received");
  const home = { ...ADDRESS, country_id: 1 };
  const { address } = (await browser.call("/api/account/add-delivery-address", home)).body;
  const how = { method: "sea", address_id: address.id };
  const { body } = await browser.call(`/api/forward/choose-shipping/${id}`, how);
  expect(body).toMatchObject({ status: true });
  return id;
}

describe("a site with all optional features switched off", () => {
  async function turn({ id }: { id: number }, switches: Record<string, boolean>) {
    await database.db.execute(
      sql`update sites set switches = ${JSON.stringify(switches)}::jsonb where id = ${id}`,
    );
    await services.applyChanges(["sites"]);
  }
  /** The links in the main part of the account page. */
  async function waysOf(browser: Browser, language = "en"): Promise<string[]> {
    const page = await (await browser.get(`/${language}/user-account`)).text();
    const [main = ""] = /<main[\s\S]*<\/main>/.exec(page) ?? [];
    return [...new Set([...main.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, to = ""]) => to))];
  }
  /** The status after all redirects. */
  async function statusOf(browser: Browser, path: string): Promise<number> {
    const { status, headers } = await browser.get(path);
    const location = headers.get("location");
    return location ? statusOf(browser, location) : status;
  }

  test.each(DEMO_SITES.map((site) => [site.region, site] as const))(
    "no link in the account is broken: %s",
    async (_region, site) => {
      const language = site.languages[0]?.isoCode;
      const browser = await registeredBrowser(app, { host: site.hosts[0] ?? "" });
      await declareTestParcel(app, browser, "received");
      const before = await waysOf(browser, language);
      const switched = [
        `/${language}/tracking`,
        `/${language}/forward-requests`,
        `/${language}/${site.product}-pro-delivery`,
      ];
      // The quotes page stays for customers who have quotes.
      const unlisted = [...switched, `/${language}/quotes`];
      expect(before).toEqual(expect.arrayContaining(unlisted));
      const off = Object.keys(site.switches).map((name) => [name, false]);
      await turn(site, Object.fromEntries(off));
      try {
        const ways = await waysOf(browser, language);
        expect(ways).toHaveLength(before.length - unlisted.length);
        const seen = await Promise.all(
          ways.map(async (way) => `${await statusOf(browser, way)} ${way}`),
        );
        expect(seen.filter((one) => !one.startsWith("200"))).toEqual([]);
        for (const way of switched) expect(await statusOf(browser, way)).toBe(404);
      } finally {
        await turn(site, site.switches);
      }
    },
  );

  test("a parcel that cannot be paid on the site is neither counted nor listed, until it can be paid", async () => {
    const [site] = DEMO_SITES;
    if (!site) throw new Error("The demo has no sites");
    const browser = await registeredBrowser(app);
    const parcel = `FR${await unpaidParcel(browser)}`;
    const seen = async () => {
      const { user } = (await browser.call("/api/auth/refreshCurrentUser")).body;
      const { items } = (await browser.call("/api/my-orders/get-my-orders", {})).body;
      const hub = await (await browser.get("/en/user-account")).text();
      return {
        counted: [user.unpaid_orders_count, user.unpaid_parcels_count],
        listed: items.map(({ number }: { number: string }) => number),
        isOnHub: hub.includes("unpaid parcel"),
      };
    };
    const payable = { counted: [1, 1], listed: [parcel], isOnHub: true };
    expect(await seen()).toEqual(payable);
    await turn(site, { ...site.switches, forwarding: false, marketplace: false });
    try {
      expect(await seen()).toEqual({ counted: [0, 0], listed: [], isOnHub: false });
      // Switching off only `forwarding` keeps the pages of parcels (product notes §3).
      await turn(site, { ...site.switches, forwarding: false });
      expect(await seen()).toEqual(payable);
    } finally {
      await turn(site, site.switches);
    }
  });
});
