import { expect, test } from "vitest";
import { hashSecret, newSecret } from "./secret-token.ts";

test("a secret has 32 random bytes, and its token leads to the same hash", () => {
  const { token, hash } = newSecret();
  expect(Buffer.from(token, "base64url")).toHaveLength(32);
  expect(hash).toHaveLength(32);
  expect(hashSecret(token)).toEqual(hash);
  expect(newSecret().token).not.toBe(token);
});

test.each([undefined, "", "a".repeat(101)])("%s is not a valid token", (token) => {
  expect(hashSecret(token)).toBeUndefined();
});
