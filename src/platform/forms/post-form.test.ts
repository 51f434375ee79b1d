import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { callsContext, type MakeCall } from "../pages/calls.context.ts";
import { pageLanguage, pageLanguageContext } from "../pages/language.context.ts";
import type { CallForm } from "./call-form.ts";
import { postForm } from "./post-form.ts";

const blank = { email: "", new_password: "", terms: false, subscribed: false };
const seen: unknown[] = [];

const refusal = {
  ok: false as const,
  httpStatus: 422,
  message: "errors.invalid_input" as const,
  errors: {},
};
const form = (ok: boolean): CallForm<typeof blank, string> => ({
  blank,
  validate: () => ({}),
  send: async (_make, values, language) => {
    seen.push({ values, language });
    return ok ? { ok: true, output: "done" } : refusal;
  },
});

function post(body: string, ok: boolean) {
  const context = new RouterContextProvider();
  context.set(pageLanguageContext, pageLanguage("lt", {}));
  context.set(callsContext, (async () => refusal) as MakeCall);
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const request = new Request("http://localhost/lt/form", { method: "POST", headers, body });
  return postForm({ request, context }, form(ok));
}

test("only the form's own fields are read, with checkboxes as booleans", async () => {
  await post("email=a%40b.lt&new_password=secret&terms=on&admin=true", true);
  expect(seen.at(-1)).toEqual({
    values: { email: "a@b.lt", new_password: "secret", terms: true, subscribed: false },
    language: "lt",
  });
});

test("a refused form returns its values without passwords", async () => {
  const refused = await post("email=a%40b.lt&new_password=secret", false);
  if (refused.ok) throw new Error("It was taken");
  expect(refused.answer.init?.status).toBe(422);
  expect(new Headers(refused.answer.init?.headers).get("cache-control")).toBe("no-store");
  expect(refused.answer.data).toEqual({
    values: { email: "a@b.lt", terms: false, subscribed: false },
    refusal,
  });
});
