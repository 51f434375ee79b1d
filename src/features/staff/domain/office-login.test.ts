import { expect, test } from "vitest";
import { type LoginState, nextLoginStep } from "./office-login.ts";

const state = (changes: Partial<LoginState>): LoginState => ({
  mustChangePassword: false,
  hasFactor: false,
  needsFactor: false,
  provedAt: new Date(0),
  ...changes,
});

test.each<[string, Partial<LoginState>, string]>([
  ["a password is enough where no role asks for more", {}, "done"],
  ["a second factor is asked for once it is set up", { hasFactor: true, provedAt: null }, "factor"],
  ["after the second factor the office is open", { hasFactor: true }, "done"],
  ["a role may ask for a second factor", { needsFactor: true }, "enrol"],
  [
    "a one-time password is replaced first",
    { mustChangePassword: true, needsFactor: true },
    "password",
  ],
  [
    "nobody replaces a password before the second factor",
    { mustChangePassword: true, hasFactor: true, provedAt: null },
    "factor",
  ],
])("the next step of an office login is correct: %s", (_title, changes, expected) => {
  expect(nextLoginStep(state(changes))).toBe(expected);
});
