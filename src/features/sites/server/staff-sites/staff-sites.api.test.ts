import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditLog } from "#platform/audit/audit.tables.ts";
import { staffBrowser } from "#server/fixtures/staff/staff-browser.ts";
import { testApp } from "#server/fixtures/test-app.ts";

const app = await testApp();
const owner = await staffBrowser(app, "owner");

const show = async (region: string) =>
  (await owner.call("/api/staff/sites/show", { region })).body.site;

/** Sends the loaded values along, as a form does. */
async function save(region: string, changes: Record<string, unknown>) {
  const { id, fields } = await show(region);
  const seen = Object.fromEntries(Object.keys(changes).map((name) => [name, fields[name]]));
  return owner.call("/api/staff/sites/save", { id, seen, changes });
}

let made = 0;
async function newSite() {
  const region = `made-${++made}`;
  const host = `${region}.localhost`;
  const site = { from: 2, region, name: "Made", host };
  expect((await owner.call("/api/staff/sites/create", site)).body).toEqual({
    status: true,
    region,
  });
  await app.services.applyChanges(["sites"]);
  return { region, host };
}

test("every demo site has all opening steps done except payments", async () => {
  for (const { id, region } of app.services.sites.registry.all()) {
    const { body } = await owner.call("/api/staff/opening/show", { site_id: id });
    const missing = body.steps.filter(({ is_done }: { is_done: boolean }) => !is_done);
    // This app has no provider keys; the demo has the sandbox's.
    const ids = missing.map(({ id: step }: { id: string }) => step);
    expect([region, ids]).toEqual([region, ["payments"]]);
  }
});

test("a copied site is served at once but stays closed", async () => {
  const { region, host } = await newSite();
  const site = await show(region);
  expect(site).toMatchObject({ name: "Made", hosts: [host], opened_at: null });
  expect(site.fields.languages).toEqual(["lt", "en", "ru"]);
  const closed = await app.ask("/lt/", { host });
  expect(closed.status).toBe(503);
  expect(closed.headers.get("x-robots-tag")).toBe("noindex");
  expect(await closed.text()).toContain("Netrukus atsidarysime");
  const methods = await owner.call("/api/staff/payment-methods/list", { site_id: site.id });
  expect(methods.body.methods.some(({ is_on }: { is_on: boolean }) => is_on)).toBe(true);
});

test("a closed site is visible only with its preview link", async () => {
  const { region, host } = await newSite();
  const { id } = await show(region);
  expect((await app.post("/api/store-config", {}, { host })).status).toBe(503);
  expect(await (await app.ask("/robots.txt", { host })).text()).toContain("Disallow: /");
  const { url } = (await owner.call("/api/staff/sites/preview", { id })).body;
  const entered = await app.ask(new URL(url).pathname, { host });
  expect(entered.status).toBe(302);
  const cookie = entered.headers.get("set-cookie")?.split(";", 1)[0] ?? "";
  const seen = await app.ask("/lt/faq", { host, headers: { cookie } });
  expect(seen.status).toBe(200);
  expect(seen.headers.get("cache-control")).toBe("no-store");
  expect(seen.headers.get("x-robots-tag")).toBe("noindex");
  const forged = await app.ask("/preview/nobodys", { host });
  expect(forged.headers.get("set-cookie")).toBeNull();
  const other = await newSite();
  expect((await app.ask("/lt/faq", { host: other.host, headers: { cookie } })).status).toBe(503);
});

test.each<[Record<string, unknown>, string, string]>([
  [{ hosts: ["localhost"] }, "hosts", "office.sites.errors.host_taken"],
  [{ hosts: ["no host"] }, "hosts", "office.sites.errors.host"],
  [{ hosts: [] }, "changes.hosts", "validation.required"],
  [{ name: " " }, "changes.name", "validation.required"],
  [{ name: "Shop\r\nBcc: all@shop.example" }, "changes.name", "validation.invalid"],
  [{ legal_name: "Shop\u202epohS" }, "changes.legal_name", "validation.invalid"],
  [{ theme: "gothic" }, "theme", "validation.invalid"],
  [{ currency: "ABC" }, "currency", "office.sites.errors.currency"],
  [{ rate: 0 }, "rate", "office.sites.errors.rate"],
  [{ rate: "x" }, "changes.rate", "validation.number"],
  [{ languages: [] }, "changes.languages", "validation.required"],
  [{ languages: ["fr"] }, "languages", "office.sites.errors.language"],
  [{ countries: ["LT", "ZZ"] }, "countries", "office.sites.errors.country"],
  [{ default_country: "EE" }, "default_country", "office.sites.errors.default_country"],
  [{ time_zone: "Mars/Base" }, "time_zone", "office.sites.errors.time_zone"],
  [{ email: "nobody" }, "email", "validation.email"],
])("a site change to %j is refused at its field", async (changes, field, message) => {
  const before = await show("lt");
  const { status, body } = await save("lt", changes);
  expect({ status, errors: body.errors }).toEqual({ status: 422, errors: { [field]: [message] } });
  expect(await show("lt")).toEqual(before);
});

test("a language that has own texts cannot be removed from a site", async () => {
  const { body } = await save("pj", { languages: ["en"] });
  expect(body.errors).toEqual({ languages: ["office.sites.errors.language_used"] });
});

test("a new country and currency take effect for visitors at once", async () => {
  const { region, host } = await newSite();
  const changes = {
    name: "Kava",
    hosts: [`https://${host}/`, "kava.example"],
    countries: ["LT", "PL"],
    currency: "pln",
    rate: 4.3,
  };
  expect((await save(region, changes)).body).toEqual({ status: true });
  await app.services.applyChanges(["sites"]);
  const site = app.services.sites.registry.byHost("kava.example");
  expect(site).toMatchObject({
    name: "Kava",
    hosts: [host, "kava.example"],
    conversionRate: 4.3,
    conversionCurrency: { isoCode: "PLN" },
  });
  expect(site.currencies.map(({ isoCode }) => isoCode)).toEqual(["EUR", "PLN"]);
  expect(site.countries.find(({ isoCode }) => isoCode === "PL")?.title.lt).toBe("Lenkija");
  expect(site.queryKeys.map(({ key }) => key)).toContain(`${region}-pl-lt-products`);
  const rows = await app.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `site:${site.id}`));
  expect(rows.at(-1)?.fields).toEqual(
    expect.arrayContaining(["name", "hosts", "countries", "currency", "rate"]),
  );
});

test("a stale field is refused as a conflict, other fields are merged", async () => {
  const { region } = await newSite();
  const { id, fields } = await show(region);
  await save(region, { phone: "+370 600 00001" });
  const send = (changes: Record<string, unknown>) =>
    owner.call("/api/staff/sites/save", {
      id,
      seen: Object.fromEntries(Object.keys(changes).map((name) => [name, fields[name]])),
      changes,
    });
  const refused = await send({ phone: "+370 600 00002" });
  expect(refused.status).toBe(409);
  expect(refused.body.conflict.fields).toEqual([
    expect.objectContaining({ field: "phone", yours: "+370 600 00002", current: "+370 600 00001" }),
  ]);
  expect((await send({ hours: "Mo-Fr 10:00-18:00" })).status).toBe(200);
  expect((await show(region)).fields).toMatchObject({
    phone: "+370 600 00001",
    hours: "Mo-Fr 10:00-18:00",
  });
});

test.each([
  [{ region: "lt" }, "region", "office.sites.errors.region_taken"],
  [{ region: "No!" }, "region", "office.sites.errors.region"],
  [{ host: "localhost" }, "host", "office.sites.errors.host_taken"],
  [{ host: "no host" }, "host", "office.sites.errors.host"],
  [{ name: "" }, "name", "validation.required"],
])("a new site with %j is refused", async (other, field, message) => {
  const site = { from: 1, region: "fresh", name: "Fresh", host: "fresh.example", ...other };
  const { status, body } = await owner.call("/api/staff/sites/create", site);
  expect([status, body.errors]).toEqual([422, { [field]: [message] }]);
});

test("a redirect can be created, followed, changed and removed", async () => {
  const make = (changes: object) => owner.call("/api/staff/redirects/save", { changes });
  const { id } = (await make({ path: "/old-page", target: "/faq" })).body;
  await app.services.applyChanges(["sites"]);
  const moved = await app.ask("/en/old-page");
  expect([moved.status, moved.headers.get("location")]).toEqual([301, "/en/faq"]);
  const refused = async (changes: object) => (await make(changes)).body.errors;
  expect(await refused({ path: "/old-page", target: "/" })).toEqual({
    path: ["office.redirects.errors.twice"],
  });
  expect(await refused({ path: "/a", target: "/", site_id: 2_147_483_647 })).toEqual({
    site_id: ["office.redirects.errors.site"],
  });
  expect(await refused({ path: "old", target: "/" })).toEqual({
    path: ["office.redirects.errors.path"],
  });
  expect(await refused({ path: "/a", target: "//evil.example" })).toEqual({
    target: ["office.redirects.errors.target"],
  });
  expect(await refused({ path: "/a", target: "/A/" })).toEqual({
    target: ["office.redirects.errors.itself"],
  });
  const edit = { id, seen: { target: "/faq" }, changes: { target: "/contacts" } };
  expect((await owner.call("/api/staff/redirects/save", edit)).status).toBe(200);
  expect((await owner.call("/api/staff/redirects/save", edit)).status).toBe(200);
  const stale = { ...edit, changes: { target: "/blog" } };
  expect((await owner.call("/api/staff/redirects/save", stale)).status).toBe(409);
  expect((await owner.call("/api/staff/redirects/remove", { id })).status).toBe(200);
  expect((await owner.call("/api/staff/redirects/remove", { id })).status).toBe(404);
});
