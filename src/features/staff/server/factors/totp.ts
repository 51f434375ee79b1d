import { createHmac, timingSafeEqual } from "node:crypto";

/** The defaults of authenticator apps (RFC 6238): SHA-1, six digits, thirty seconds. */
const STEP_SECONDS = 30;
const DIGITS = 6;
/** A phone's clock may be one step ahead or behind. */
const TOLERANCE = 1;
export const TOTP_SECRET_BYTES = 20;

export const stepAt = (moment: Date): number => Math.floor(moment.getTime() / 1000 / STEP_SECONDS);

export function totpCode(secret: Buffer, step: number, digits = DIGITS): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac("sha1", secret).update(counter).digest();
  const at = (mac.at(-1) ?? 0) & 0xf;
  const number = (mac.readUInt32BE(at) & 0x7fffffff) % 10 ** digits;
  return String(number).padStart(digits, "0");
}

/** The time step whose code was given, if it is later than the last used one: an observed code works only once. */
export function matchingStep(
  { secret, lastStep }: { secret: Buffer; lastStep: number },
  code: string,
  now: Date,
): number | undefined {
  const current = stepAt(now);
  const steps = Array.from({ length: 2 * TOLERANCE + 1 }, (_, at) => current - TOLERANCE + at);
  return steps.find((step) => step > lastStep && isSame(totpCode(secret, step), code));
}

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}

const BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** As apps expect it to be typed (RFC 4648, without padding). */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{1,5}/g) ?? [])
    .map((group) => BASE32[Number.parseInt(group.padEnd(5, "0"), 2)])
    .join("");
}

/** The content of the QR code for an authenticator app. */
export function totpUri(
  secret: Buffer,
  { issuer, account }: { issuer: string; account: string },
): string {
  const label = encodeURIComponent(`${issuer}:${account}`);
  const query = new URLSearchParams({ secret: base32(secret), issuer });
  return `otpauth://totp/${label}?${query.toString().replaceAll("+", "%20")}`;
}
