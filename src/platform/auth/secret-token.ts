import { createHash, randomBytes } from "node:crypto";

const BYTES = 32;
const LONGEST = 100;

/** The owner gets the token; the database stores only its hash. */
export function newSecret(): { token: string; hash: Buffer } {
  const token = randomBytes(BYTES).toString("base64url");
  return { token, hash: sha256(token) };
}

/** Undefined for a text that cannot be one of our tokens, such as a very long one. */
export function hashSecret(token: string | undefined): Buffer | undefined {
  return token && token.length <= LONGEST ? sha256(token) : undefined;
}

export const sha256 = (text: string): Buffer => createHash("sha256").update(text).digest();
