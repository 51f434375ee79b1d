import { createHash } from "node:crypto";

const DAY_MS = 24 * 60 * 60 * 1000;

/** The same for one address on one day, another one tomorrow: enough to count somebody once. */
export function visitorHash(address: string, now = Date.now()): string {
  const day = Math.floor(now / DAY_MS);
  return createHash("sha256").update(`${day} ${address}`).digest("base64url").slice(0, 22);
}
