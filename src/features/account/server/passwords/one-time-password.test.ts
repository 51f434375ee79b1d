import { expect, test } from "vitest";
import { newOneTimePassword } from "./one-time-password.ts";

test("a one-time password has unambiguous characters and is random", () => {
  expect(newOneTimePassword()).toMatch(/^([a-hj-km-np-z2-9]{4}-){3}[a-hj-km-np-z2-9]{4}$/);
  const many = Array.from({ length: 1000 }, newOneTimePassword);
  expect(new Set(many).size).toBe(1000);
});
