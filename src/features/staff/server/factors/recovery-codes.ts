import { randomInt } from "node:crypto";
import { sha256 } from "#platform/auth/secret-token.ts";

const COUNT = 10;
const LENGTH = 10;
/** Without those that are read one for another: 0 O, 1 l I. */
const SIGNS = "abcdefghjkmnpqrstuvwxyz23456789";

/** For the day the phone is lost: each opens once, and only their hashes stay here. */
export function newRecoveryCodes(): { codes: string[]; hashes: Buffer[] } {
  const codes = Array.from({ length: COUNT }, () => {
    const signs = Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join("");
    return `${signs.slice(0, 5)}-${signs.slice(5)}`;
  });
  return { codes, hashes: codes.map(hashRecoveryCode) };
}

/** However it was typed. */
export const hashRecoveryCode = (code: string): Buffer =>
  sha256(code.toLowerCase().replaceAll(/[^a-z0-9]/g, ""));

export const isRecoveryCode = (code: string): boolean =>
  code.replaceAll(/[^a-z0-9]/gi, "").length === LENGTH;
