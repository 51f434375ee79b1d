import { expect, test } from "vitest";
import type { MakeCall } from "#platform/pages/calls.context.ts";
import { registerForm } from "./auth-calls.ts";

const EXISTS = "auth.forms.user_already_exists";
const VALUES = { ...registerForm.blank, email: "rasa@example.com", terms: true };

/** Returns what a registration answers if the server knows this about the e-mail, and which calls it made. */
async function register(known: { found: boolean; new_password_has_been_sent: boolean }) {
  const asked: string[] = [];
  const make: MakeCall = async ({ path }) => {
    asked.push(path);
    const output = path.endsWith("/check-client") ? known : { status: true, user: VALUES };
    return { ok: true, output } as never;
  };
  return { answer: await registerForm.send(make, VALUES, "lt"), asked };
}

const CHECK = "/api/auth/register/check-client";

test("registering a known email reports that a password was sent (SPEC §4)", async () => {
  const { answer, asked } = await register({ found: true, new_password_has_been_sent: true });
  expect(answer).toEqual({ ok: true, output: { outcome: "password_sent" } });
  expect(asked).toEqual([CHECK]);
});

test("registering a known email without a new password reports an existing account", async () => {
  const { answer, asked } = await register({ found: true, new_password_has_been_sent: false });
  expect(answer).toMatchObject({ ok: false, message: EXISTS, errors: { email: [EXISTS] } });
  expect(asked).toEqual([CHECK]);
});

test("registering an unknown email calls the registration", async () => {
  const { answer, asked } = await register({ found: false, new_password_has_been_sent: false });
  expect(answer).toMatchObject({ ok: true, output: { outcome: "registered" } });
  expect(asked).toEqual([CHECK, "/api/auth/register"]);
});
