import { expect, test } from "vitest";
import * as z from "zod/mini";
import { registration } from "./registration.ts";

const visitor = {
  email: "Rasa@Example.com",
  password: "a long enough one",
  first_name: "Rasa",
  last_name: "Rasaitė",
  terms: true,
};

test("a registration defaults to no newsletter and no phone number", () => {
  expect(z.parse(registration, visitor)).toEqual({
    ...visitor,
    email: "rasa@example.com",
    phone_number: "",
    subscribed: false,
  });
  expect(z.parse(registration, { ...visitor, subscribed: true }).subscribed).toBe(true);
});

test.each([false, undefined, "true"])("terms of %j are not accepted", (terms) => {
  const read = z.safeParse(registration, { ...visitor, terms });
  expect(read.error?.issues).toMatchObject([{ path: ["terms"], message: "validation.required" }]);
});
