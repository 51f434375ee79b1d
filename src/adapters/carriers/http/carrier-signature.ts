import { createHmac, timingSafeEqual } from "node:crypto";

export const SIGNATURE_HEADER = "carrier-signature";
const TOLERANCE_SECONDS = 300;

type Signed = { body: string; signature: string | undefined; secret: string; now: Date };

/** `t=seconds,v1=hex`: HMAC-SHA256 over the time and the bytes as they came. */
export function checkSignature(signed: Signed): "forged" | "stale" | undefined {
  const [, seconds, given] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signed.signature ?? "") ?? [];
  if (!seconds || !given) return "forged";
  const expected = createHmac("sha256", signed.secret).update(`${seconds}.${signed.body}`).digest();
  if (!timingSafeEqual(expected, Buffer.from(given, "hex"))) return "forged";
  const age = Math.abs(signed.now.getTime() / 1000 - Number(seconds));
  return age > TOLERANCE_SECONDS ? "stale" : undefined;
}
