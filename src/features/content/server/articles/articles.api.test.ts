import { and, desc, eq, like } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { eventually } from "#database/fixtures/eventually.ts";
import { auditLog } from "#platform/audit/audit.tables.ts";
import { twoNodes } from "#server/fixtures/nodes/two-nodes.ts";
import { limitStaff } from "#server/fixtures/staff/limit-staff.ts";
import { staffBrowser } from "#server/fixtures/staff/staff-browser.ts";
import { articleDrafts } from "./articles.tables.ts";
import { publishDueArticles } from "./publish-article.ts";

const [app, other] = await twoNodes();

const staff = await staffBrowser(app, "content");
const call = async (name: string, input: object, browser = staff) =>
  browser.call(`/api/staff/articles/${name}`, input);
const show = async (id: string, language = "en") =>
  (await call("show", { id, language })).body.article;
const stateOf = async (id: string, language = "en") =>
  (await show(id, language)).languages.find(
    (one: { language: string }) => one.language === language,
  );
const WARRANTY = "pages.warranty.all";

/** Saves changes to the text that the page shows now. */
async function write(id: string, changes: Record<string, string>, language = "en") {
  const { text } = await show(id, language);
  const seen = Object.fromEntries(Object.keys(changes).map((name) => [name, text[name]]));
  return call("draft", { id, language, seen, changes });
}
async function publish(id: string, language = "en") {
  const { draft } = await stateOf(id, language);
  return call("publish", { id, language, seen_draft: draft?.changed_at ?? null });
}
const page = async (node: typeof app, path: string) => (await node.ask(path)).text();
const hasAudit = async (action: string, subject: string) =>
  (
    await app.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.action, action), like(auditLog.subject, `${subject}%`)))
  ).length > 0;

describe("an article text", () => {
  test("comes from its file until staff publish one, which all nodes then show", async () => {
    expect(await stateOf(WARRANTY)).toMatchObject({ source: "file", draft: null, lags: false });
    for (const node of [app, other]) expect(await page(node, "/en/warranty")).not.toContain("Ours");
    expect((await write(WARRANTY, { markdown: "## Ours\n\nTwo years." })).status).toBe(200);
    expect(await stateOf(WARRANTY)).toMatchObject({ source: "file", draft: expect.anything() });
    for (const node of [app, other]) expect(await page(node, "/en/warranty")).not.toContain("Ours");
    expect((await publish(WARRANTY)).status).toBe(200);
    for (const node of [app, other]) {
      await eventually(async () => expect(await page(node, "/en/warranty")).toContain("Ours</h2>"));
    }
    expect(await stateOf(WARRANTY)).toMatchObject({ source: "office", draft: null });
    expect(await hasAudit("article.draft", `article:${WARRANTY}`)).toBe(true);
    expect(await hasAudit("article.publish", `article:${WARRANTY}`)).toBe(true);
  });

  test("reports outdated languages until they are published again", async () => {
    expect(await stateOf(WARRANTY, "lt")).toMatchObject({ source: "file", lags: true });
    const { body } = await call("list", { state: ["behind"], query: "warranty" });
    expect(body.articles.map(({ id }: { id: string }) => id)).toEqual([WARRANTY]);
    expect((await publish(WARRANTY, "lt")).status).toBe(200);
    expect(await stateOf(WARRANTY, "lt")).toMatchObject({ source: "office", lags: false });
  });

  test("is listed by its title in the requested language, else in English", async () => {
    const titleIn = async (language?: string) =>
      (
        await call("list", { query: "warranty", ...(language ? { language } : {}) })
      ).body.articles.find(({ id }: { id: string }) => id === WARRANTY).title;
    expect(await titleIn("lt")).toBe("Garantija");
    expect(await titleIn()).toBe("Warranty");
  });

  test("is restored to an earlier version or to its file", async () => {
    await write(WARRANTY, { markdown: "## Newer" });
    await publish(WARRANTY);
    const { versions } = await show(WARRANTY);
    expect(versions.map((one: { is_live: boolean }) => one.is_live)).toEqual([true, false]);
    const version = versions[1].id;
    expect((await call("restore", { id: WARRANTY, language: "en", version })).status).toBe(200);
    await eventually(async () => expect(await page(other, "/en/warranty")).toContain("Ours</h2>"));
    expect((await show(WARRANTY)).versions).toHaveLength(3);
    expect((await call("restore", { id: WARRANTY, language: "lt", version })).status).toBe(404);
    expect((await call("withdraw", { id: WARRANTY, language: "en" })).status).toBe(200);
    await eventually(async () =>
      expect(await page(other, "/en/warranty")).not.toContain("Ours</h2>"),
    );
    expect(await hasAudit("article.withdraw", `article:${WARRANTY}`)).toBe(true);
  });

  test("of one site overrides the shared one", async () => {
    const site = app.services.sites.registry.byHost("lt.localhost");
    const id = `pages.warranty.${site.id}`;
    expect(await stateOf(id)).toMatchObject({ source: "shared" });
    await write(id, { markdown: "## Of one site" });
    await publish(id);
    await eventually(async () =>
      expect(await (await other.ask("/en/warranty", { host: "lt.localhost" })).text()).toContain(
        "Of one site",
      ),
    );
    expect(await page(other, "/en/warranty")).not.toContain("Of one site");
  });

  test("is sanitized in the shop and in the preview", async () => {
    const markdown =
      "<script>alert(1)</script> <img src=x onerror=alert(1)> [a](javascript:alert(1)) ![b](data:text/html,x)";
    const { body } = await call("preview", { language: "en", site_id: null, markdown });
    expect(body.html).not.toMatch(/<script|<img|href="javascript|src="data:/);
    const id = "pages.privacy-policy.all";
    await write(id, { markdown });
    await publish(id);
    await eventually(async () =>
      expect(await page(other, "/en/privacy-policy")).toContain("&lt;script&gt;alert(1)"),
    );
    expect(await page(other, "/en/privacy-policy")).not.toContain("<script>alert(1)");
    await call("withdraw", { id, language: "en" });
  });
});

describe("a question that staff add", () => {
  const id = "faq.our-own-question.all";
  const input = { kind: "faq", slug: "our-own-question", site_id: null, language: "en" };

  test("is created, listed, published on schedule and shown in the shop", async () => {
    const made = await call("create", { ...input, title: "Our own?" });
    expect(made.body).toMatchObject({ status: true, id });
    expect((await call("create", { ...input, title: "Twice" })).body.errors).toEqual({
      slug: ["office.articles.errors.slug_taken"],
    });
    const { draft } = await stateOf(id);
    const early = { id, language: "en", seen_draft: draft.changed_at, at: "2100-01-01T00:00:00Z" };
    expect((await call("schedule", early)).body.message).toBe("office.articles.errors.empty");
    await write(id, { markdown: "An answer of **our own**." });
    const { draft: written } = await stateOf(id);
    const plan = { ...early, seen_draft: written.changed_at };
    expect((await call("schedule", { ...plan, at: "2020-01-01T00:00:00Z" })).body.errors).toEqual({
      at: ["office.articles.errors.past"],
    });
    expect((await call("schedule", plan)).status).toBe(200);
    expect((await call("list", { state: ["scheduled"] })).body.total).toBe(1);
    const all = (await call("list", {})).body.total;
    expect((await call("list", { not_state: ["scheduled"] })).body.total).toBe(all - 1);
    await publishDueArticles({ db: app.db, now: () => new Date() });
    expect((await app.ask("/en/faq/our-own-question")).status).toBe(404);
    await publishDueArticles({ db: app.db, now: () => new Date("2100-01-02") });
    await eventually(async () =>
      expect(await page(other, "/en/faq/our-own-question")).toContain("<strong>our own</strong>"),
    );
    const [row] = await app.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `article:${id}:en`))
      .orderBy(desc(auditLog.id))
      .limit(1);
    expect(row).toMatchObject({ action: "article.publish", way: "job" });
  });

  test("is published as it was scheduled, without later edits", async () => {
    const slug = "written-since";
    const since = `faq.${slug}.all`;
    await call("create", { ...input, slug, title: "Written since?" });
    await write(since, { markdown: "Whole." });
    const { draft } = await stateOf(since);
    const plan = { id: since, language: "en", seen_draft: draft.changed_at };
    expect((await call("schedule", { ...plan, at: "2101-01-01T00:00:00Z" })).status).toBe(200);
    expect((await stateOf(since)).draft.is_newer).toBe(false);
    await write(since, { markdown: "Half writ" });
    expect((await stateOf(since)).draft).toMatchObject({
      is_newer: true,
      publish_at: "2101-01-01T00:00:00.000Z",
    });
    await publishDueArticles({ db: app.db, now: () => new Date("2101-01-02") });
    await eventually(async () => expect(await page(other, `/en/faq/${slug}`)).toContain("Whole."));
    expect(await page(other, `/en/faq/${slug}`)).not.toContain("Half writ");
    expect(await stateOf(since)).toMatchObject({ draft: { publish_at: null, is_newer: false } });
    expect((await show(since)).text.markdown).toBe("Half writ");
  });

  test("is not published once its schedule is cancelled or its draft discarded", async () => {
    const gone = { id: "faq.written-since.all", language: "en" };
    const plan = async (at: string | null) => {
      const { draft } = await stateOf(gone.id);
      return call("schedule", { ...gone, seen_draft: draft.changed_at, at });
    };
    expect((await plan("2102-01-01T00:00:00Z")).status).toBe(200);
    expect((await plan(null)).status).toBe(200);
    expect((await stateOf(gone.id)).draft.publish_at).toBeNull();
    expect((await plan("2102-01-01T00:00:00Z")).status).toBe(200);
    expect((await call("discard", gone)).status).toBe(200);
    await publishDueArticles({ db: app.db, now: () => new Date("2102-01-02") });
    expect((await show(gone.id)).text.markdown).toBe("Whole.");
  });

  test("changes its group, and invalid details are refused", async () => {
    const { details } = await show(id);
    const edit = { seen: { group: details.group }, changes: { group: "returns" } };
    expect((await call("details", { id, ...edit })).status).toBe(200);
    expect((await show(id)).details.group).toBe("returns");
    const bad = { seen: {}, changes: { position: -1, group: "other", date: "tomorrow" } };
    const { status, body } = await call("details", { id, ...bad });
    expect(status).toBe(422);
    expect(Object.keys(body.errors).sort()).toEqual([
      "changes.date",
      "changes.group",
      "changes.position",
    ]);
  });
});

describe("concurrent edits of an article", () => {
  const id = "faq.wallet.all";

  test("are merged by field, and a conflict returns both values", async () => {
    const { text } = await show(id);
    const title = (value: string, seen = text.title) =>
      call("draft", { id, language: "en", seen: { title: seen }, changes: { title: value } });
    expect((await title("First")).status).toBe(200);
    const description = { seen: { description: text.description }, changes: { description: "D" } };
    expect((await call("draft", { id, language: "en", ...description })).status).toBe(200);
    const refused = await title("Second");
    expect(refused.status).toBe(409);
    expect(refused.body.conflict.fields).toEqual([
      { field: "title", seen: text.title, yours: "Second", current: "First" },
    ]);
    expect((await show(id)).text).toMatchObject({ title: "First", description: "D" });
  });

  test("refuse to publish a draft that the editor has not seen", async () => {
    const stale = { id, language: "en", seen_draft: "2026-01-01T00:00:00.000Z" };
    const { status, body } = await call("publish", stale);
    expect([status, body.message]).toEqual([409, "office.articles.errors.changed"]);
    expect((await call("discard", { id, language: "en" })).status).toBe(200);
    expect((await stateOf(id)).draft).toBeNull();
  });
});

test.each([
  ["draft", { id: WARRANTY, language: "en", seen: {}, changes: { title: "" } }],
  ["draft", { id: WARRANTY, language: "en", seen: {}, changes: { title: "x".repeat(201) } }],
  ["draft", { id: WARRANTY, language: "en", seen: {}, changes: { description: "x".repeat(161) } }],
  ["draft", { id: WARRANTY, language: "en", seen: {}, changes: { markdown: "x".repeat(100_001) } }],
  ["create", { kind: "pages", slug: "x", site_id: null, language: "en", title: "T" }],
  ["create", { kind: "faq", slug: "../x", site_id: null, language: "en", title: "T" }],
  ["create", { kind: "faq", slug: "x", site_id: null, language: "en", title: " " }],
  ["schedule", { id: WARRANTY, language: "en", seen_draft: null, at: "soon" }],
  ["list", { kind: ["news"] }],
])("%#: the call %s refuses invalid input", async (name, input) => {
  expect((await call(name, input)).status).toBe(422);
});

test.each(["pages.nothing.all", "faq.nothing.all", "pages.warranty.999", "x", "pages.warranty.0"])(
  "the unknown article id %s responds with 404",
  async (id) => {
    expect((await call("show", { id })).status).toBe(404);
    const edit = { seen: {}, changes: { title: "T" } };
    expect((await call("draft", { id, language: "en", ...edit })).status).toBe(404);
    expect((await call("publish", { id, language: "en", seen_draft: null })).status).toBe(404);
  },
);

test("a language that the site does not have responds with 404", async () => {
  const siteId = app.services.sites.registry.byHost("lv.localhost").id;
  const id = `pages.warranty.${siteId}`;
  const edit = { seen: {}, changes: { title: "T" } };
  expect((await call("draft", { id, language: "et", ...edit })).status).toBe(404);
});

test.each(["fr", "-1", "{{", "EN", ""])("%j is an invalid language", async (language) => {
  const asked: [string, object][] = [
    ["preview", { site_id: null, markdown: "Text" }],
    ["show", { id: WARRANTY }],
    ["list", {}],
    ["draft", { id: WARRANTY, seen: {}, changes: { title: "T" } }],
  ];
  for (const [name, input] of asked) {
    const { status, body } = await call(name, { ...input, language });
    expect([name, status, body.errors]).toEqual([name, 422, { language: ["validation.invalid"] }]);
  }
});

test("staff of one site read shared articles and edit only those of their site", async () => {
  const siteId = app.services.sites.registry.byHost("lv.localhost").id;
  await limitStaff(app, "support@cartage.example", { role: "content", siteIds: [siteId] });
  const scoped = await staffBrowser(app, "support");
  expect((await call("show", { id: WARRANTY }, scoped)).body.article.may_edit).toBe(false);
  const edit = { language: "en", seen: {}, changes: { summary: "S" } };
  const draft = (id: string) => call("draft", { id, ...edit, seen: { summary: "" } }, scoped);
  expect((await draft(WARRANTY)).status).toBe(404);
  expect((await draft("pages.warranty.1")).status).toBe(siteId === 1 ? 200 : 404);
  expect((await draft(`pages.warranty.${siteId}`)).status).toBe(200);
  expect(await app.db.$count(articleDrafts, eq(articleDrafts.summary, "S"))).toBe(1);
});

test("article calls respond with 404 to other roles", async () => {
  const orders = await staffBrowser(app, "orders");
  expect((await call("list", {}, orders)).status).toBe(404);
  expect((await call("draft", {}, orders)).status).toBe(404);
});
