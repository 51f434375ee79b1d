import { describe, expect, test } from "vitest";
import { customerOf } from "#server/fixtures/purchases/customer-of.ts";
import { testApp } from "#server/fixtures/test-app.ts";
import { registeredBrowser, testBrowser } from "#server/fixtures/test-browser.ts";

const app = await testApp();

/** Used for tests that save no choice, because registrations are rate limited. */
const chooser = registeredBrowser(app);

const ADDRESS = {
  first_name: "Rasa",
  last_name: "Rasaitė",
  first_address: "Gedimino pr. 1-2",
  city: "Vilnius",
  zip: "01103",
  phone_number: "+370 612 34567",
  country_id: 1,
};

describe("delivery addresses", () => {
  test("can be added, changed, chosen and deleted, and one is always the default", async () => {
    const browser = await registeredBrowser(app);
    const list = async () => (await browser.call("/api/account/delivery-addresses")).body.addresses;
    const add = async (changes = {}) =>
      (await browser.call("/api/account/add-delivery-address", { ...ADDRESS, ...changes })).body
        .address;
    expect(await list()).toEqual([]);
    const first = await add();
    expect(first).toEqual({ ...ADDRESS, id: first.id, zip: "LT-01103", is_default: true });
    const second = await add({ city: "Kaunas" });
    const third = await add({ city: "Klaipėda", is_default: true });
    expect((await list()).map((one: typeof first) => [one.city, one.is_default])).toEqual([
      ["Klaipėda", true],
      ["Vilnius", false],
      ["Kaunas", false],
    ]);
    const changed = await browser.call("/api/account/update-delivery-address", {
      ...ADDRESS,
      id: second.id,
      city: "Alytus",
    });
    expect(changed.body.address).toMatchObject({ id: second.id, city: "Alytus" });
    await browser.call("/api/account/default-delivery-address", { id: second.id });
    const deleted = await browser.call("/api/account/delete-delivery-address", { id: second.id });
    expect(deleted.body).toEqual({ status: true, success: true });
    const left = await list();
    expect(left.map((one: typeof first) => one.id)).toEqual([first.id, third.id]);
    expect(left.map((one: typeof first) => one.is_default)).toEqual([true, false]);
  });

  test("that are added concurrently have one default", async () => {
    const browser = await registeredBrowser(app);
    const add = () => browser.call("/api/account/add-delivery-address", ADDRESS);
    await Promise.all([add(), add(), add()]);
    const { addresses } = (await browser.call("/api/account/delivery-addresses")).body;
    expect(addresses.filter((one: { is_default: boolean }) => one.is_default)).toHaveLength(1);
  });

  test.each([
    ["a post code of another country", { zip: "1011 AB" }, "zip", "validation.post_code"],
    ["no post code", { zip: "" }, "zip", "validation.required"],
    ["a country the site does not serve", { country_id: 4 }, "country_id", "validation.invalid"],
    ["no such country", { country_id: 0.5 }, "country_id", "validation.required"],
    [
      "an endless street",
      { first_address: "a".repeat(201) },
      "first_address",
      "validation.too_long",
    ],
  ])("are refused with %s", async (_what, changes, field, key) => {
    const browser = await registeredBrowser(app);
    const { status, body } = await browser.call("/api/account/add-delivery-address", {
      ...ADDRESS,
      ...changes,
    });
    expect(status).toBe(422);
    expect(body.errors).toEqual({ [field]: [key] });
  });
});

test("contact data can be changed, with a language of the site", async () => {
  const browser = await registeredBrowser(app, { host: "lv.localhost" });
  const change = (changes: object) =>
    browser.call("/api/auth/update-contact-info", {
      first_name: "Žydrė",
      last_name: "Žemaitė",
      phone_number: "",
      company_name: "UAB Žemė",
      vat_code: "lt100012049817",
      ...changes,
    });
  const { body } = await change({ language: "ru" });
  expect(body.user).toMatchObject({
    first_name: "Žydrė",
    phone_number: "",
    language: "ru",
    company_name: "UAB Žemė",
    vat_code: "LT100012049817",
  });
  expect(await change({ language: "et" })).toMatchObject({
    status: 422,
    body: { errors: { language: ["errors.unknown_language"] } },
  });
});

describe("the preference for parcel mails", () => {
  const parcelMailsOf = async (browser: Pick<ReturnType<typeof testBrowser>, "call">) =>
    (await browser.call("/api/account/export")).body.data.parcel_mails;

  test("is saved for one's own account only", async () => {
    const browser = await registeredBrowser(app);
    const other = await registeredBrowser(app);
    expect(await parcelMailsOf(browser)).toBe("main");
    const customer = await customerOf(app, other);
    for (const parcel_mails of ["every", "none"]) {
      const input = { parcel_mails, id: customer.id, customer_id: customer.id };
      const saved = await browser.call("/api/account/update-parcel-mails", input);
      expect(saved).toEqual({ status: 200, body: { status: true } });
      expect(await parcelMailsOf(browser)).toBe(parcel_mails);
      expect(await parcelMailsOf(other)).toBe("main");
    }
  });

  test.each([undefined, null, "", "EVERY", "sometimes", 1, ["every"], { every: true }])(
    "is unchanged by the invalid value %j",
    async (parcel_mails) => {
      const browser = await chooser;
      const refused = await browser.call("/api/account/update-parcel-mails", { parcel_mails });
      expect(refused).toMatchObject({
        status: 422,
        body: { errors: { parcel_mails: ["validation.invalid"] } },
      });
      expect(await parcelMailsOf(browser)).toBe("main");
    },
  );
});

describe("the newsletter status", () => {
  test("is returned only for one's own email", async () => {
    const browser = await registeredBrowser(app);
    const other = await registeredBrowser(app);
    const status = (email: string) => browser.call("/api/auth/get-subscription-status", { email });
    expect((await status(browser.email.toUpperCase())).body.data).toEqual({ result: true });
    const known = await status(other.email);
    expect(known).toEqual({ status: 404, body: { status: false, message: "errors.not_found" } });
    expect(await status("nobody@example.com")).toEqual(known);
    await browser.call("/api/auth/update-subscription-status", { subscribed: false });
    expect((await status(browser.email)).body.data).toEqual({ result: false });
  });

  test("is refused to a guest", async () => {
    const guest = testBrowser(app);
    const asked = await guest.call("/api/auth/get-subscription-status", { email: "a@b.lt" });
    expect(asked.status).toBe(401);
  });
});
