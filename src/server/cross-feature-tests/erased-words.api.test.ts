import { like, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { mails } from "#features/mail/server/mail.tables.ts";
import { officeRunParts, officeRuns } from "#features/records/server/runs/runs.tables.ts";
import { recordVersions } from "#platform/audit/audit.tables.ts";
import { staffBrowser } from "../fixtures/staff/staff-browser.ts";
import { testApp } from "../fixtures/test-app.ts";
import { testBrowser } from "../fixtures/test-browser.ts";

const app = await testApp();
const { db } = app;

let people = 0;
async function register() {
  const browser = testBrowser(app);
  const person = {
    email: `erased-words-${++people}@qqmail.example`,
    password: "zzyzx horse battery",
    first_name: "Qwertyna",
    last_name: "Asdfghe",
    terms: true,
  };
  expect((await browser.call("/api/auth/register", person)).status).toBe(200);
  const erase = async () => {
    const { password } = person;
    expect((await browser.call("/api/account/delete", { password })).status).toBe(200);
  };
  return { browser, person, erase };
}

test("messages of a customer to the shop are deleted when the customer is erased", async () => {
  const { browser, person, erase } = await register();
  const question = {
    topic: "parcel",
    name: `${person.first_name} ${person.last_name}`,
    email: person.email,
    number: "FR1",
    message: "It is a battery for Qwertyna.",
  };
  expect((await browser.call("/api/contact", question)).status).toBe(200);
  const written = () => db.select().from(mails).where(like(mails.plain, "%for Qwertyna.%"));
  const [mail] = await written();
  expect(mail).toMatchObject({ kind: "contact-parcel", customerId: null });
  expect(mail?.senderId).toEqual(expect.any(Number));
  await erase();
  expect(await written()).toEqual([]);
});

test("an export that was made during a customer's erasure is deleted after it", async () => {
  const { erase } = await register();
  // Simulates another node that makes a file from data it read before the erasure.
  await db.execute(sql`create function make_late_file() returns trigger language plpgsql as $$
    declare made uuid;
    begin
      insert into office_runs (kind, owner_id, input, total, status, expires_at)
      select 'orders.csv', customer_id, '{}', 1, 'done', now() + interval '1 day' from staff_roles limit 1
      returning id into made;
      insert into office_run_parts (run_id, position, bytes) values (made, 0, '');
      return new;
    end $$`);
  await db.execute(sql`create trigger make_late_file before update on customers for each row
    when (new.erased_at is not null and old.erased_at is null) execute function make_late_file()`);
  const before = await db.$count(officeRuns);
  await erase();
  expect([await db.$count(officeRuns), await db.$count(officeRunParts)]).toEqual([before, 0]);
});

test("saved views with an erased customer's full name or telephone are deleted, others kept", async () => {
  const { browser, person, erase } = await register();
  const { first_name, last_name } = person;
  const contact = { first_name, last_name, phone_number: "+370 655 12345" };
  expect((await browser.call("/api/auth/update-contact-info", contact)).status).toBe(200);
  const staff = await staffBrowser(app, "support");
  const save = async (title: string, query: string) => {
    const words = new URLSearchParams({ state: "paid", query }).toString();
    const view = { list: "orders", title, query: words, shared: true };
    expect((await staff.call("/api/staff/desk/view/save", view)).status).toBe(200);
  };
  await save("By name", "Qwertyna Asdfghe");
  await save("By folded name", "asdfghé QWERTYNA");
  await save("By telephone", "37065512345");
  await save("Of Asdfghe, Qwertyna", "QU1");
  await save("By first name", "qwertyna");
  await save("By half a telephone", "+370 655");
  await erase();
  const { body } = await staff.call("/api/staff/desk/views", { list: "orders" });
  const left = body.views.map(({ title }: { title: string }) => title);
  expect(left).toEqual(expect.arrayContaining(["By first name", "By half a telephone"]));
  expect(left.filter((title: string) => /^(By|Of) /.test(title))).toHaveLength(2);
  const versions = await db.select().from(recordVersions);
  expect(JSON.stringify(versions)).not.toMatch(/asdfgh|37065512345/i);
});
