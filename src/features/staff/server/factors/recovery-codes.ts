import { randomInt } from "node:crypto";
import { sha256 } from "#platform/auth/secret-token.ts";

const COUNT = 10;
const LENGTH = 10;
/** Without characters that look alike: 0 O, 1 l I. */
const SIGNS = "abcdefghjkmnpqrstuvwxyz23456789";

/** For a lost phone: each code works once, and only the hashes are stored. */
export function newRecoveryCodes(): { codes: string[]; hashes: Buffer[] } {
  const codes = Array.from({ length: COUNT }, () => {
    const signs = Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join("");
    return `${signs.slice(0, 5)}-${signs.slice(5)}`;
  });
  return { codes, hashes: codes.map(hashRecoveryCode) };
}

/** Ignores case, spaces and hyphens. */
export const hashRecoveryCode = (code: string): Buffer =>
  sha256(code.toLowerCase().replaceAll(/[^a-z0-9]/g, ""));

export const isRecoveryCode = (code: string): boolean =>
  code.replaceAll(/[^a-z0-9]/gi, "").length === LENGTH;
