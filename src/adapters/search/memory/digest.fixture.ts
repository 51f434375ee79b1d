import { createHash } from "node:crypto";

/** A few signs that stand for a value, typed arrays included: another value has others. */
export function digestOf(value: unknown): string {
  return createHash("sha256").update(JSON.stringify(value, plain)).digest("base64url").slice(0, 12);
}

function plain(_key: string, value: unknown): unknown {
  if (!ArrayBuffer.isView(value)) return value;
  return { [value.constructor.name]: Array.from(value as Uint8Array) };
}
