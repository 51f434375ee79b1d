import { createHash, randomBytes } from "node:crypto";

const BYTES = 32;
const LONGEST = 100;

/** The token goes to its owner; only the hash is stored. */
export function newSecret(): { token: string; hash: Buffer } {
  const token = randomBytes(BYTES).toString("base64url");
  return { token, hash: sha256(token) };
}

/** Nothing for what cannot be a token of ours, however long it is. */
export function hashSecret(token: string | undefined): Buffer | undefined {
  return token && token.length <= LONGEST ? sha256(token) : undefined;
}

export const sha256 = (text: string): Buffer => createHash("sha256").update(text).digest();
