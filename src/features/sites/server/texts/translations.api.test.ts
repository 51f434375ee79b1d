import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { eventually } from "#database/fixtures/eventually.ts";
import { auditLog, recordVersions } from "#platform/audit/audit.tables.ts";
import { twoNodes } from "#server/fixtures/nodes/two-nodes.ts";
import { limitStaff } from "#server/fixtures/staff/limit-staff.ts";
import { staffBrowser } from "#server/fixtures/staff/staff-browser.ts";

const [app, other] = await twoNodes();

const { id, region } = app.services.sites.registry.byHost(undefined);
const staff = await staffBrowser(app, "content");
const call = (name: string, input: object, browser = staff) =>
  browser.call(`/api/staff/translations/${name}`, input);
const keys = async (input: object): Promise<string[]> =>
  (await call("list", input)).body.rows.map(({ key }: { key: string }) => key);
const save = (key: string, field: string, text: string | null, seen: string | null = null) =>
  call("save", { id, key, seen: { [field]: seen }, changes: { [field]: text } });
const page = async (node: typeof app, path: string, host = "localhost") =>
  (await node.ask(path, { host })).text();

const FAQ = "faq.title";
const FIELD = `en:${FAQ}`;
const original = app.services.sites.getMessages({
  site: app.services.sites.registry.byHost(undefined),
  language: "en",
}).resources.en?.[FAQ];

const addressIn = (html: string) =>
  (/id="messages"[^>]*href="([^"]+)"/.exec(html) ??
    /href="([^"]+)"[^>]*id="messages"/.exec(html))?.[1]?.replaceAll("&amp;", "&") ?? "";
async function textsAt(node: typeof app, address: string) {
  const response = await node.ask(address);
  const { resources } = await response.json();
  return { text: resources.en[FAQ], cache: response.headers.get("cache-control") };
}

describe("a site's own text", () => {
  test("appears on every node, in pages and messages, and can be removed", async () => {
    const before = await page(app, "/en/faq");
    await page(other, "/en/faq");
    expect(before).toContain(original);
    expect((await save(FAQ, FIELD, "What people ask us")).status).toBe(200);
    for (const node of [app, other]) {
      await eventually(async () =>
        expect(await page(node, "/en/faq")).toContain("What people ask us"),
      );
    }
    const after = addressIn(await page(other, "/en/faq"));
    expect(after).not.toBe(addressIn(before));
    expect(await textsAt(app, after)).toEqual({
      text: "What people ask us",
      cache: expect.stringContaining("immutable"),
    });
    // A page rendered before the change still gets its own texts.
    expect(await textsAt(app, addressIn(before))).toEqual({
      text: original,
      cache: expect.stringContaining("immutable"),
    });
    const elsewhere = app.services.sites.registry.all().find((site) => site.region === "lv");
    expect(await page(app, "/en/faq", elsewhere?.hosts[0])).toContain(original);

    expect((await save(FAQ, FIELD, original ?? "", "What people ask us")).status).toBe(200);
    for (const node of [app, other]) {
      await eventually(async () =>
        expect(addressIn(await page(node, "/en/faq"))).toBe(addressIn(before)),
      );
    }
    const rows = await app.db
      .select()
      .from(auditLog)
      .innerJoin(recordVersions, eq(recordVersions.auditId, auditLog.id))
      .where(eq(auditLog.subject, `text:${region}:${FAQ}`))
      .orderBy(auditLog.id);
    expect(rows.map(({ record_versions: { before, after } }) => [before, after])).toEqual([
      [{ [FIELD]: null }, { [FIELD]: "What people ask us" }],
      [{ [FIELD]: "What people ask us" }, { [FIELD]: null }],
    ]);
  });

  test("version that a node cannot load gets an uncached response", async () => {
    const { sites } = app.services;
    const site = sites.registry.byHost(undefined);
    const { version } = sites.getMessages({ site, language: "en" });
    const unknown = `/api/translations/translationMessages?lang=en&v=${version}.000000000000`;
    expect(await textsAt(app, unknown)).toMatchObject({ cache: "no-cache" });
  });

  test("can be set for each plural form", async () => {
    const { body } = await call("show", { id, key: "cart.open" });
    const lithuanian = body.text.languages.find(
      ({ language }: { language: string }) => language === "lt",
    );
    expect(lithuanian.forms.map(({ form }: { form: string }) => form)).toEqual([
      "one",
      "few",
      "many",
      "other",
    ]);
    expect((await save("cart.open", "lt:cart.open_one", "Viena prekė")).status).toBe(200);
    expect(await keys({ state: "partly", area: ["cart"] })).toEqual(["cart.open"]);
    expect(await keys({ state: "partly", language: "lt" })).toEqual([]);
    expect(await keys({ state: "own", language: "lt" })).toEqual(["cart.open"]);
    expect(await keys({ query: "viena preke", language: "lt" })).toContain("cart.open");
  });
});

describe("a translation call", () => {
  test.each([
    ["Cart, {{ccount}} items", "office.translations.errors.placeholders"],
    ["Cart {{count}} {{shop}}", "office.translations.errors.placeholders"],
    ["Cart, {{count} items", "office.translations.errors.braces"],
    [" ", "validation.required"],
  ])("that saves “%s” is refused", async (text, problem) => {
    const field = "en:cart.open_other";
    const { status, body } = await save("cart.open", field, text);
    expect(status).toBe(422);
    expect(JSON.stringify(body.errors)).toContain(problem);
  });

  test("with invalid input, foreign fields or an unknown key is refused", async () => {
    const asked: [string, object, number][] = [
      ["list", { site: 0 }, 422],
      ["list", { site: 999_999 }, 404],
      ["list", { area: ["nowhere"] }, 422],
      ["list", { state: "new" }, 422],
      ["list", { query: "x".repeat(201) }, 422],
      ["show", { id, key: "cart.nothing" }, 404],
      ["show", { id, key: "mail.hello" }, 404],
      ["show", { id, key: "office.cancel" }, 404],
      ["show", { id, key: "__proto__" }, 404],
      ["save", { id, key: FAQ, seen: {}, changes: { [FIELD]: "x".repeat(5001) } }, 422],
      ["save", { id, key: FAQ, seen: {}, changes: { "en:cart.title": "Bag" } }, 422],
      ["save", { id, key: FAQ, seen: {}, changes: { "xx:faq.title": "Bag" } }, 422],
      ["save", { id, key: FAQ, seen: {}, changes: { [FIELD]: 1 } }, 422],
    ];
    for (const [name, input, status] of asked) {
      expect([name, input, (await call(name, input)).status]).toEqual([name, input, status]);
    }
  });

  test("that saves over a colleague's text returns a conflict", async () => {
    const key = "cart.title";
    const field = `en:${key}`;
    expect((await save(key, field, "Bag")).status).toBe(200);
    const { status, body } = await save(key, field, "Basket");
    expect(status).toBe(409);
    expect(body.conflict.fields).toEqual([{ field, seen: null, yours: "Basket", current: "Bag" }]);
    expect((await save(key, field, null, "Bag")).status).toBe(200);
  });

  test("for other sites is not found", async () => {
    const lv = app.services.sites.registry.all().find((site) => site.region === "lv");
    await limitStaff(app, "support@cartage.example", { role: "content", siteIds: [lv?.id ?? 0] });
    const scoped = await staffBrowser(app, "support");
    expect((await call("show", { id, key: FAQ }, scoped)).status).toBe(404);
    expect((await call("list", { site: id }, scoped)).status).toBe(404);
    expect((await call("list", {}, scoped)).body.site_id).toBe(lv?.id);
  });
});

test("texts are listed by key, 50 per page", async () => {
  const { body } = await call("list", {});
  expect(body.rows).toHaveLength(50);
  const { body: more } = await call("list", { after: body.next });
  expect(more.rows[0].key > body.next).toBe(true);
  expect(body.total).toBeGreaterThan(1000);
  expect(await keys({ query: "Cart.Title" })).toContain("cart.title");
  expect(await keys({ query: "there is no such text" })).toEqual([]);
});
