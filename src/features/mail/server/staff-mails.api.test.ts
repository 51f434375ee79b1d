import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { eventually } from "#database/fixtures/eventually.ts";
import { auditLog } from "#platform/audit/audit.tables.ts";
import { limitStaff } from "#server/fixtures/staff/limit-staff.ts";
import { staffBrowser } from "#server/fixtures/staff/staff-browser.ts";
import { testApp } from "#server/fixtures/test-app.ts";
import { mails } from "./mail.tables.ts";

const app = await testApp();
const support = await staffBrowser(app, "support");
const call = (name: string, input: object, browser = support) =>
  browser.call(`/api/staff/mails/${name}`, input);

const siteId = app.services.sites.registry.byHost(undefined).id;
async function insert(values: Partial<typeof mails.$inferInsert>): Promise<number> {
  const mail = {
    siteId,
    recipient: "Rasa@example.com",
    kind: "order-paid",
    subject: "Paid",
    html: "<p>Words</p>",
    plain: "Words",
    sentAt: new Date(),
  };
  const [row] = await app.db
    .insert(mails)
    .values({ ...mail, ...values })
    .returning({ id: mails.id });
  return row?.id ?? 0;
}

test("mails are listed by newest first and filtered by recipient and waiting state", async () => {
  const sent = await insert({});
  const waiting = await insert({ sentAt: null, recipient: "waits@example.com" });
  const ids = async (input: object) =>
    (await call("list", input)).body.mails.map(({ id }: { id: number }) => id);
  expect((await ids({})).slice(0, 2)).toEqual([waiting, sent]);
  expect(await ids({ query: "rasa@" })).toContain(sent);
  expect(await ids({ query: "100%_" })).toEqual([]);
  expect(await ids({ waiting: true })).toContain(waiting);
  expect(await ids({ waiting: true })).not.toContain(sent);
  expect((await call("list", { query: "x".repeat(101) })).status).toBe(422);
  expect((await call("list", { before: 0 })).status).toBe(422);
});

test("a mail is shown with its text and can be resent with an audit row", async () => {
  const id = await insert({});
  expect((await call("show", { id })).body.mail).toMatchObject({ text: "Words", may_resend: true });
  const { status, body } = await call("resend", { id });
  expect(status).toBe(200);
  const [copy] = await app.db.select().from(mails).where(eq(mails.id, body.id));
  expect(copy).toMatchObject({ recipient: "Rasa@example.com", plain: "Words", sentAt: null });
  const notes = await app.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `mail:${id}`));
  expect(notes.map(({ action }) => action)).toEqual(["mail.resend"]);
});

test("viewing a customer's mail is written to the access log once", async () => {
  const { rows } = await app.db.execute<{ id: number }>(sql`select id from customers limit 1`);
  const customer = rows[0];
  const id = await insert({ customerId: customer?.id ?? null });
  const looks = async () =>
    (
      await app.db.execute(
        sql`select what, customer_id from access_log where record = ${`mail:${id}`}`,
      )
    ).rows;
  for (let look = 0; look < 2; look++) await call("show", { id });
  expect(await looks()).toEqual([{ what: "mail", customer_id: customer?.id }]);
  const ofNobody = await insert({});
  await call("show", { id: ofNobody });
  expect(await looks()).toHaveLength(1);
});

test("a waiting mail and a mail without stored text cannot be resent", async () => {
  for (const values of [{ sentAt: null }, { html: null, plain: null }]) {
    const { status, body } = await call("resend", { id: await insert(values) });
    expect([status, body.message]).toEqual([409, "office.mails.errors.no_text"]);
  }
});

test("a waiting password link is not shown to staff", async () => {
  const reset = await insert({ sentAt: null, kind: "password-reset", plain: "the link" });
  expect((await call("show", { id: reset })).body.mail).toMatchObject({ text: null });
  const paid = await insert({ sentAt: null, plain: "thanks" });
  expect((await call("show", { id: paid })).body.mail).toMatchObject({ text: "thanks" });
});

test("mails of other sites are not accessible", async () => {
  const id = await insert({});
  const other = app.services.sites.registry.all().find((site) => site.id !== siteId);
  await limitStaff(app, "content@cartage.example", {
    role: "support",
    siteIds: [other?.id ?? 0],
  });
  const scoped = await staffBrowser(app, "content");
  for (const name of ["show", "resend"]) {
    expect((await call(name, { id }, scoped)).status).toBe(404);
  }
  expect((await call("list", { site: [siteId] }, scoped)).body.total).toBe(0);
});

test("a failed job is listed, becomes one task and can be retried", async () => {
  const owner = await staffBrowser(app, "owner");
  expect((await owner.call("/api/staff/jobs/list")).status).toBe(200);
  await app.services.jobs.open();
  const { pool } = app.database;
  await pool.query(`insert into pgboss.job (name, data, state, completed_on, output, policy)
    select name, '{}', 'failed', now(), '{"message": "450 later"}', policy
    from pgboss.queue where name = 'send-mail'`);
  const { body } = await owner.call("/api/staff/jobs/list");
  // The demo has a task about a job that is not in the queue.
  expect(body.open_tasks).toBe(1);
  expect(body.jobs[0]).toMatchObject({ name: "send-mail", error: "450 later" });
  const { id } = body.jobs[0];
  expect((await support.call("/api/staff/jobs/retry", { id })).status).toBe(404);
  expect((await owner.call("/api/staff/jobs/retry", { id })).status).toBe(200);
  expect((await owner.call("/api/staff/jobs/retry", { id })).status).toBe(404);
  expect((await owner.call("/api/staff/jobs/retry", { id: "x" })).status).toBe(422);
  const { rows } = await pool.query("select state from pgboss.job where id = $1", [id]);
  expect(rows).toEqual([{ state: "retry" }]);
  app.services.problems.report({
    feature: "jobs",
    code: "job_failed",
    words: "",
    details: { job: "send-mail", id },
  });
  await eventually(async () => {
    const { body: tasks } = await owner.call("/api/staff/tasks/list", { kind: ["job_failed"] });
    expect(tasks.tasks[0]).toMatchObject({ key: "job_failed:job:send-mail", to: "/jobs" });
  });
});
