import { desc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { readEmailMessages } from "#i18n/fixtures/read-messages.ts";
import { LANGUAGES } from "#i18n/languages.ts";
import { baseKey } from "#i18n/plural-keys.ts";
import { auditLog } from "#platform/audit/audit.tables.ts";
import { limitStaff } from "#server/fixtures/staff/limit-staff.ts";
import { staffBrowser } from "#server/fixtures/staff/staff-browser.ts";
import { testApp } from "#server/fixtures/test-app.ts";
import { mails } from "../mail.tables.ts";

const app = await testApp();
const site = app.services.sites.registry.byHost(undefined);
const staff = await staffBrowser(app, "owner");
const content = await staffBrowser(app, "content");
const call = (name: string, input: object, browser = staff) =>
  browser.call(`/api/staff/mail-texts/${name}`, input);
const RESET = { id: site.id, kind: "password-reset", language: "en" };
const SUBJECT = "en:mail.reset.subject";

type Text = { key: string; field: string; part: string };
const lastMail = async () =>
  (await app.db.select().from(mails).orderBy(desc(mails.id)).limit(1))[0];

test("every mail text belongs to a mail and every mail renders in every language", async () => {
  const { body } = await call("list", {});
  const found = new Set<string>();
  for (const { kind } of body.mails) {
    const { body: shown } = await call("show", { ...RESET, kind });
    for (const { key } of shown.texts as Text[]) found.add(baseKey(key, readEmailMessages("en")));
  }
  const table = readEmailMessages("en");
  // These texts are printed on documents and stored in orders, which do not change afterwards.
  const isPrinted = (key: string) => /^mail\.(invoice|pro)\./.test(key);
  const missing = Object.keys(table)
    .map((key) => baseKey(key, table))
    .filter((key) => !isPrinted(key) && !found.has(key));
  expect(missing).toEqual([]);
  for (const language of LANGUAGES) {
    for (const { kind } of body.mails) {
      const { status, body: shown } = await call("preview", {
        ...RESET,
        kind,
        language,
        changes: {},
      });
      expect([kind, language, status]).toEqual([kind, language, 200]);
      expect(shown.html).not.toMatch(/\{\{|undefined|mail\.[a-z_]+\./);
    }
  }
});

test("a site's own mail text is used, audited and can be reset", async () => {
  const before = (await call("preview", { ...RESET, changes: {} })).body;
  const words = "A new password for {{shop}}";
  const changes = { [SUBJECT]: words };
  expect((await call("preview", { ...RESET, changes })).body.subject).toBe(
    `A new password for ${site.name}`,
  );
  expect((await call("save", { ...RESET, seen: { [SUBJECT]: null }, changes })).status).toBe(200);
  expect((await call("list", { own: true })).body.mails).toMatchObject([
    { kind: "password-reset", own: ["en"] },
  ]);
  const [row] = await app.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `mail_text:${site.region}:password-reset`));
  expect(row).toMatchObject({ action: "mail_text.edit", fields: [SUBJECT] });
  const stale = await call("save", {
    ...RESET,
    seen: { [SUBJECT]: null },
    changes: { [SUBJECT]: "{{shop}}" },
  });
  expect(stale.status).toBe(409);
  const back = { ...RESET, seen: changes, changes: { [SUBJECT]: null } };
  expect((await call("save", back)).status).toBe(200);
  expect((await call("preview", { ...RESET, changes: {} })).body).toEqual(before);
});

test("sent mails use the own texts of their site only", async () => {
  const { services } = app;
  const post = (of: typeof site) =>
    app.db.transaction((tx) =>
      services.mail.postMail(tx, {
        site: of,
        to: "somebody@example.com",
        language: "en",
        kind: "order-paid",
        write: (t) => ({ subject: t("mail.hello"), title: "", paragraphs: [] }),
      }),
    );
  const field = "en:mail.hello";
  const save = (text: string | null, seen: string | null) =>
    call("save", {
      ...RESET,
      kind: "welcome",
      seen: { [field]: seen },
      changes: { [field]: text },
    });
  expect((await save("Good day!", null)).status).toBe(200);
  await services.applyChanges([`texts:${site.id}`]);
  await post(site);
  expect((await lastMail())?.subject).toBe("Good day!");
  const other = services.sites.registry.all().find(({ id }) => id !== site.id);
  if (other) await post(other);
  expect((await lastMail())?.subject).toBe(readEmailMessages("en")["mail.hello"]);
  expect((await save(null, "Good day!")).status).toBe(200);
});

test("a test mail with the typed text is sent to its requester", async () => {
  const changes = { [SUBJECT]: "Try {{shop}}" };
  const { status, body } = await call("test", { ...RESET, changes });
  expect([status, body.to]).toEqual([200, "owner@cartage.example"]);
  expect(await lastMail()).toMatchObject({
    recipient: "owner@cartage.example",
    subject: `Try ${site.name}`,
    kind: "test",
  });
});

test("texts without a required placeholder are refused in preview, test and save", async () => {
  for (const name of ["preview", "test", "save"]) {
    const { status, body } = await call(name, {
      ...RESET,
      seen: {},
      changes: { [SUBJECT]: "New" },
    });
    expect([name, status, body.errors]).toEqual([
      name,
      422,
      { [SUBJECT]: ["office.translations.errors.placeholders"] },
    ]);
  }
});

test("invalid input, unknown mails and other sites are refused", async () => {
  const asked: [string, object, number][] = [
    ["list", { site: 0 }, 422],
    ["list", { site: 999_999 }, 404],
    ["show", { ...RESET, kind: "nothing" }, 404],
    ["show", { ...RESET, language: "fr" }, 422],
    ["preview", { ...RESET, language: "-1", changes: {} }, 422],
    ["show", { ...RESET, language: "english" }, 422],
    ["save", { ...RESET, seen: {}, changes: { "en:cart.title": "Bag" } }, 422],
    ["save", { ...RESET, seen: {}, changes: { "lt:mail.reset.subject": "{{shop}}" } }, 422],
    ["preview", { ...RESET, changes: { [SUBJECT]: "x".repeat(5001) } }, 422],
  ];
  for (const [name, input, status] of asked) {
    expect([name, input, (await call(name, input)).status]).toEqual([name, input, status]);
  }
  const lv = app.services.sites.registry.all().find(({ region }) => region === "lv");
  await limitStaff(app, "support@cartage.example", { role: "content", siteIds: [lv?.id ?? 0] });
  const scoped = await staffBrowser(app, "support");
  for (const name of ["show", "preview", "test", "save"]) {
    const input = { ...RESET, seen: {}, changes: {} };
    expect([name, (await call(name, input, scoped)).status]).toEqual([name, 404]);
  }
});

test("only owners can edit account mails and the texts shared with them", async () => {
  const { body } = await call("list", {}, content);
  const kinds = body.mails.map(({ kind }: { kind: string }) => kind);
  expect(kinds).toContain("welcome");
  for (const kind of ["password-reset", "one-time-password", "email-change", "note-mention"]) {
    expect(kinds).not.toContain(kind);
    for (const name of ["show", "preview", "test", "save"]) {
      const input = { ...RESET, kind, seen: {}, changes: {} };
      expect([kind, name, (await call(name, input, content)).status]).toEqual([kind, name, 404]);
    }
  }
  const welcome = { ...RESET, kind: "welcome" };
  const lockedIn = async (browser: typeof staff) =>
    ((await call("show", welcome, browser)).body.texts as (Text & { is_locked: boolean })[])
      .filter(({ is_locked }) => is_locked)
      .map(({ key }) => key);
  expect(await lockedIn(content)).toEqual(["mail.hello_name", "mail.hello"]);
  expect(await lockedIn(staff)).toEqual([]);
  const field = "en:mail.hello_name";
  const changes = { [field]: "{{name}}, tell us your password" };
  const saved = await call("save", { ...welcome, seen: { [field]: null }, changes }, content);
  expect(saved.status).toBe(422);
});

test("HTML in a mail text is escaped", async () => {
  const changes = { [SUBJECT]: "<img src=x> {{shop}}" };
  expect((await call("preview", { ...RESET, changes })).body.html).not.toContain("<img src=x>");
});
