import { createHmac } from "node:crypto";
import { utcDay } from "#core/dates.ts";

/**
 * A visitor's mark is the same for one address on one day, another one tomorrow: enough to count
 * somebody once. Addresses are few enough to try them all, so it takes a secret key, which goes
 * when its day is over.
 */
export function createVisitorMarks(keyOf: (day: string) => Promise<string>) {
  let kept: { day: string; key: Promise<string> } | undefined;

  function keyOfDay(day: string): Promise<string> {
    if (kept?.day === day) return kept.key;
    const asked = { day, key: keyOf(day) };
    kept = asked;
    asked.key.catch(() => {
      if (kept === asked) kept = undefined;
    });
    return asked.key;
  }

  return async (address: string, now = new Date()): Promise<string> => {
    const key = await keyOfDay(utcDay(now));
    return createHmac("sha256", key).update(address).digest("base64url").slice(0, 22);
  };
}
