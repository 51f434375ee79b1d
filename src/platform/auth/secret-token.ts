import { createHash, randomBytes, randomInt } from "node:crypto";

const BYTES = 32;
const LONGEST = 100;

/** The token goes to its owner; only the hash is kept. */
export function newSecret(): { token: string; hash: Buffer } {
  const token = randomBytes(BYTES).toString("base64url");
  return { token, hash: sha256(token) };
}

/** Nothing for what cannot be a token of ours, however long it is. */
export function hashSecret(token: string | undefined): Buffer | undefined {
  return token && token.length <= LONGEST ? sha256(token) : undefined;
}

export const sha256 = (text: string): Buffer => createHash("sha256").update(text).digest();

/** Without signs that are easily mistaken for each other when typed from a screen. */
const READABLE = "abcdefghjkmnpqrstuvwxyz23456789";

/** 16 signs of 31: 79 bits, in groups that can be read aloud. */
export function newOneTimePassword(): string {
  const group = () =>
    Array.from({ length: 4 }, () => READABLE[randomInt(READABLE.length)]).join("");
  return [group(), group(), group(), group()].join("-");
}
