import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { testDatabase } from "#database/fixtures/test-database.ts";
import { mails } from "#features/mail/server/mail.tables.ts";
import { openAccount, REGISTRATION } from "../fixtures/account.ts";

const database = await testDatabase();
const { db } = database;
const { account, visit, told } = openAccount(database);
const { password } = REGISTRATION;
let people = 0;

async function registered() {
  const email = `former-${++people}@example.com`;
  const registration = { ...REGISTRATION, email };
  const opened = await account.registerCustomer({ ...visit(), registration });
  if (!opened.ok) throw new Error(opened.code);
  const session = await account.readSession(opened.value.token);
  if (!session) throw new Error("no session");
  return { email, session, token: opened.value.token };
}
type Person = Awaited<ReturnType<typeof registered>>;

const ask = ({ session }: Person, email: string, given = password) =>
  account.requestEmailChange({ ...visit(), session, email, password: given });
const mailsTo = (email: string) => db.select().from(mails).where(eq(mails.recipient, email));
const linkTo = async (email: string) =>
  /email-change\/([\w-]+)/.exec((await mailsTo(email)).at(-1)?.plain ?? "")?.[1] ?? "";
const confirm = (token: string) => account.confirmEmailChange({ ...visit(), token });
const logIn = (email: string) => account.logIn({ ...visit(), email, password, isLocal: false });

test("an email change needs the link in the new mailbox, notifies the old one and works once", async () => {
  const person = await registered();
  const next = "next-1@example.com";
  expect(await ask(person, next)).toEqual({ ok: true, value: null });
  expect((await mailsTo(person.email)).map(({ kind }) => kind)).toContain("email-change-asked");
  expect((await logIn(next)).ok).toBe(false);
  const link = await linkTo(next);
  expect(await confirm(link)).toEqual({ ok: true, value: { email: next } });
  expect((await logIn(next)).ok).toBe(true);
  expect((await logIn(person.email)).ok).toBe(false);
  expect((await account.readSession(person.token))?.customer.email).toBe(next);
  expect((await mailsTo(person.email)).at(-1)?.kind).toBe("email-changed");
  expect(told).toContainEqual(
    expect.objectContaining({ kind: "email_changed", account: person.email }),
  );
  expect(await confirm(link)).toMatchObject({ code: "auth.errors.link_not_valid" });
});

test("an email change needs the current password", async () => {
  const person = await registered();
  expect(await ask(person, "next-2@example.com", "not the password")).toMatchObject({
    errors: { password: ["auth.errors.wrong_password"] },
  });
  expect(await mailsTo("next-2@example.com")).toEqual([]);
});

test("an email change to one's own or a taken address is refused, even on confirmation", async () => {
  const [person, other] = [await registered(), await registered()];
  expect(await ask(person, person.email)).toMatchObject({
    errors: { email: ["validation.email_same"] },
  });
  expect(await ask(person, other.email)).toMatchObject({ code: "auth.forms.user_already_exists" });
  const next = "next-3@example.com";
  await ask(person, next);
  const registration = { ...REGISTRATION, email: next };
  await account.registerCustomer({ ...visit(), registration });
  const link = /email-change\/([\w-]+)/.exec(
    (await mailsTo(next)).find(({ kind }) => kind === "email-change")?.plain ?? "",
  )?.[1];
  expect(await confirm(link ?? "")).toMatchObject({ code: "auth.forms.user_already_exists" });
  expect((await account.readSession(person.token))?.customer.email).toBe(person.email);
});

test("only the latest email change link works, and it is no password reset link", async () => {
  const person = await registered();
  await ask(person, "next-4@example.com");
  await ask(person, "next-5@example.com");
  expect((await confirm(await linkTo("next-4@example.com"))).ok).toBe(false);
  await account.requestPasswordReset({ ...visit(), email: person.email });
  const reset = /password-reset\/([\w-]+)/.exec(
    (await mailsTo(person.email)).at(-1)?.plain ?? "",
  )?.[1];
  expect((await confirm(reset ?? "")).ok).toBe(false);
  expect(
    (
      await account.resetPassword({
        ...visit(),
        token: await linkTo("next-5@example.com"),
        password: "another horse",
      })
    ).ok,
  ).toBe(false);
  expect((await confirm(await linkTo("next-5@example.com"))).ok).toBe(true);
});
