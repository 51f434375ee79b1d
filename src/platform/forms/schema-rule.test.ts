import { expect, test } from "vitest";
import * as z from "zod/mini";
import { ruleOf, rulesOf } from "./schema-rule.ts";

test("a schema's message is used if it is a message key, otherwise a general one", () => {
  expect(ruleOf(z.string("validation.required"))(7)).toEqual({ key: "validation.required" });
  expect(ruleOf(z.string("expected a text"))(7)).toEqual({ key: "validation.invalid" });
  expect(ruleOf(z.string("my validation.required"))(7)).toEqual({ key: "validation.invalid" });
  expect(ruleOf(z.string())("x")).toBeUndefined();
});

test("an asynchronous schema cannot be a rule of a form", () => {
  const waiting = { "~standard": { validate: async (value: unknown) => ({ value }) } };
  expect(() => ruleOf(waiting)("x")).toThrow("cannot wait");
});

test("each field of a schema has its rule", () => {
  const rules = rulesOf({ a: z.string("validation.required"), b: z.int("validation.number") });
  expect(Object.keys(rules)).toEqual(["a", "b"]);
  expect(rules.a.map((rule) => rule(1))).toEqual([{ key: "validation.required" }]);
  expect(rules.b.map((rule) => rule("x"))).toEqual([{ key: "validation.number" }]);
});
