import { sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { isFullRun } from "#core/fixtures/full-run.ts";
import { products } from "#features/catalogue/server/products.tables.ts";
import { fieldWords } from "#features/staff/office/audit/audit-words.ts";
import { recordWords } from "#features/staff/office/audit/record-words.ts";
import { officePeople } from "#features/staff/server/fixtures/office.ts";
import { readOfficeMessages } from "#i18n/fixtures/read-messages.ts";
import { createTranslator } from "#i18n/translator.ts";
import { auditLog } from "#platform/audit/audit.tables.ts";
import { writeAuditNotes } from "#platform/audit/write-audit-note.ts";
import { COMMAND_LINE } from "#platform/auth/require-role.ts";
import type { StaffAccess } from "#platform/auth/staff-access.ts";
import { STAFF_ROLES } from "#platform/auth/staff-role.ts";
import { staffBrowser } from "../fixtures/staff/staff-browser.ts";
import { CALLS_TESTED_ELSEWHERE, STAFF_SAMPLES } from "../fixtures/staff/staff-samples.ts";
import { testApp } from "../fixtures/test-app.ts";
import { testBrowser } from "../fixtures/test-browser.ts";

const app = await testApp();
const owner = await staffBrowser(app, "owner");
const warn = vi.spyOn(app.services.log, "warn");
const NOTHING_THERE = { status: 404, body: { status: false, message: "errors.not_found" } };

type Described = { "x-staff"?: StaffAccess };
const { paths } = await (await app.ask("/api/openapi.json")).json();
const staffCalls = Object.entries<{ post?: Described; get?: Described }>(paths)
  .filter(([path]) => path.startsWith("/api/staff/"))
  .map(([path, { post, get }]) => ({ path, access: (post ?? get)?.["x-staff"], isFile: !post }));

const at = (path: string, body: Record<string, unknown>) =>
  path.replaceAll(/\{(\w+)\}/g, (_whole, name) => String(body[name] ?? "1"));

type Browser = Pick<ReturnType<typeof testBrowser>, "call" | "get">;

/** Files are fetched by GET; their result is returned in the same form as that of other calls. */
async function ask(browser: Browser, path: string, body: Record<string, unknown>) {
  if (!staffCalls.find((one) => one.path === path)?.isFile)
    return browser.call(at(path, body), body);
  const query = new URLSearchParams(
    Object.entries(body).flatMap(([name, value]) =>
      path.includes(`{${name}}`) ? [] : [[name, String(value)]],
    ),
  );
  const response = await browser.get(`${at(path, body)}?${query}`);
  const isRefused = response.headers.get("content-type")?.startsWith("application/json");
  return { status: response.status, body: isRefused ? await response.json() : { status: true } };
}

test("OpenAPI names the roles and the scope of every staff call", () => {
  expect(staffCalls.length).toBeGreaterThan(30);
  for (const { path, access } of staffCalls) {
    expect([path, access?.roles.length, access?.scope]).toEqual([
      path,
      expect.any(Number),
      expect.stringMatching(/^(site|shop|own)$/),
    ]);
    expect(access?.roles.length, path).toBeGreaterThan(0);
  }
});

test("every staff call has a sample", () => {
  const known = new Set([...STAFF_SAMPLES.map(({ call }) => call), ...CALLS_TESTED_ELSEWHERE]);
  expect(staffCalls.map(({ path }) => path).filter((path) => !known.has(path))).toEqual([]);
});

const { colleague } = officePeople(app);

const isRefusalLogged = () =>
  warn.mock.calls.some(([line]) => {
    const { security } = line as { security?: string };
    return security === "role_refused";
  });

test.each(STAFF_ROLES)("%s: exactly the calls of this role are available", async (role) => {
  const { browser } = await colleague(role);
  // In the full run every role makes every call; otherwise they take turns, so that each call is made by two roles.
  const turn = STAFF_ROLES.indexOf(role);
  const inTurn = staffCalls.filter(
    (_, at) => isFullRun || [at, at + 3].some((one) => one % STAFF_ROLES.length === turn),
  );
  const [open, closed] = [true, false].map((may) =>
    inTurn.filter(
      ({ access }) => (role === "owner" || Boolean(access?.roles.includes(role))) === may,
    ),
  );
  // No call accepts this input, so the test shows that a refusal by role comes before the input is read.
  const wrong = { id: [], slug: [], to: [] };
  warn.mockClear();
  // Open calls first, because the log does not contain every one of many refusals in a row.
  for (const { path, isFile } of open ?? []) {
    await ask(browser, path, isFile ? {} : wrong);
    expect([path, isRefusalLogged()]).toEqual([path, false]);
  }
  for (const { path, isFile } of closed ?? []) {
    const answer = await ask(browser, path, isFile ? {} : wrong);
    expect([path, answer]).toEqual([path, NOTHING_THERE]);
  }
  expect(isRefusalLogged()).toBe(role !== "owner");
});

/**
 * Tables that change with every request or by reading, which is no change by staff. Parts of a supplier's list wait
 * until the list is staged, which is audited, or are purged.
 */
const NOT_BUSINESS =
  /^(office_sessions|audit_log|record_versions|rate_limits?|access_log|import_upload(s|_parts))$/;

/** Returns a function that lists the tables written to since its last call. */
async function watchWrites() {
  await app.db.execute(sql`create table watched_writes (name text not null)`);
  await app.db.execute(sql`create function watch_write() returns trigger language plpgsql as $$
    begin insert into watched_writes values (tg_table_name); return null; end $$`);
  await app.db.execute(sql`do $$ declare one record; begin
    for one in select relname from pg_class where relnamespace = 'public'::regnamespace
      and relkind in ('r', 'p') and relname <> 'watched_writes' and not relispartition loop
      execute format('create trigger watch_write after insert or update or delete on %I
        for each row execute function watch_write()', one.relname);
    end loop; end $$`);
  return async () => {
    const { rows } = await app.db.execute<{ name: string }>(
      sql`with gone as (delete from watched_writes returning name) select distinct name from gone`,
    );
    return rows.map(({ name }) => name);
  };
}
const written = await watchWrites();

/** Staff members with a role only for another site. */
const ofOtherSite = new Map<string, ReturnType<typeof testBrowser>>();
async function colleagueElsewhere(role: string) {
  const known = ofOtherSite.get(role);
  if (known) return known;
  const other = app.services.sites.registry.all().find(({ region }) => region === "lv");
  const { email, password } = await colleague(role);
  const given = { email, role, site_ids: [other?.id] };
  expect((await owner.call("/api/staff/people/grant", given)).status).toBe(200);
  const browser = testBrowser(app);
  await browser.call("/api/office/login", { email, password });
  ofOtherSite.set(role, browser);
  return browser;
}

/** Inputs that name a record: whichever one a call uses, a record of another site does not exist for it. */
const NAMES_OF_RECORDS = ["id", "slug", "key", "record", "region", "site_id"];
const namesRecord = (call: string, body: object) =>
  call.includes("{") || NAMES_OF_RECORDS.some((name) => name in body);
/** Calls on many records answer for each one; they must change none of another site. */
const namesMany = (body: object) => "ids" in body || "records" in body;

test.each(STAFF_SAMPLES)(
  "$call: succeeds, is audited if it changes something, and is denied for other sites",
  async ({ call, make }) => {
    const access = staffCalls.find(({ path }) => path === call)?.access;
    const body = (await make?.({ app, owner })) ?? {};
    const isOfRecord = namesRecord(call, body);
    if (access?.scope !== "own") {
      const role = access?.roles.find((one) => one !== "owner") ?? "owner";
      const elsewhere = await colleagueElsewhere(role);
      await written();
      const answer = await ask(elsewhere, call, body);
      if (isOfRecord || access?.scope === "shop") expect(answer).toEqual(NOTHING_THERE);
      if (isOfRecord || namesMany(body)) {
        expect((await written()).filter((name) => !NOT_BUSINESS.test(name))).toEqual([]);
      }
    }
    await written();
    const answer = await ask(owner, call, body);
    expect(answer).toMatchObject({ status: 200, body: { status: true } });
    const tables = await written();
    const changed = tables.filter((name) => !NOT_BUSINESS.test(name));
    if (changed.length > 0) expect(tables, changed.join(", ")).toContain("audit_log");
  },
);

/** Uses Russian, because it shares no letters with names in the code. */
test("every record, field and detail in the audit log has a translated name", async () => {
  const names = {
    t: createTranslator("ru", readOfficeMessages("ru")),
    nameOf: () => undefined,
    siteName: () => undefined,
    countryName: String,
    languageName: String,
  };
  const rows = await app.db.select().from(auditLog);
  const unnamed = rows.flatMap(({ subject, fields, details }) => [
    ...(recordWords(subject, names) === subject ? [subject] : []),
    ...[...fields, ...Object.keys(details ?? {})]
      .filter((field) => fieldWords(field, subject, names) === field)
      .map((field) => `${subject} ${field}`),
  ]);
  expect(rows.length).toBeGreaterThan(50);
  expect([...new Set(unnamed)]).toEqual([]);
});

test("the audit log shows the names of records in the reader's language", async () => {
  const siteId = app.services.sites.registry.all()[0]?.id ?? 0;
  const [product] = await app.db.select().from(products).limit(1);
  const subjects = [`product:${product?.id}`, "product:2147483647", "product:x", "courier:dpd"];
  await app.db.transaction(async (tx) => {
    const note = { actor: COMMAND_LINE, action: "opening.mark" } as const;
    const read = { subject: `site:${siteId}`, details: { mark: "text:warranty" } };
    await writeAuditNotes(
      tx,
      [...subjects.map((subject) => ({ subject })), read].map((one) => ({ ...note, ...one })),
    );
  });
  const { body } = await owner.call("/api/staff/audit/list", { language: "lt" });
  expect(body.names).toMatchObject({
    [`product:${product?.id}`]: product?.names.lt,
    "courier:dpd": "DPD",
    [`article:pages.warranty.${siteId}`]: expect.stringMatching(/garanti/i),
  });
  expect(body.names).not.toHaveProperty("product:2147483647");
});
