import { type Cents, toCents, toDecimal } from "#core/money.ts";

const GROUPS = /[\s\u00a0\u202f']/g;

/** Reads an amount as people write it: `1 234,50`, `1,234.50`, `12`. Undefined for any other text. */
export function parseMoney(text: string): Cents | undefined {
  const bare = text
    .trim()
    .replace(GROUPS, "")
    .replace(/[€$]$/, "")
    .replace(/^\u2212/, "-");
  const last = Math.max(bare.lastIndexOf(","), bare.lastIndexOf("."));
  const decimals = last < 0 ? "" : bare.slice(last + 1);
  // A comma or point before three digits separates thousands, also if it is the last one.
  const isDecimal = last >= 0 && decimals.length <= 2;
  const whole = (isDecimal ? bare.slice(0, last) : bare).replace(/[.,](?=\d{3}(\D|$))/g, "");
  if (!/^-?\d{1,9}$/.test(whole) || !/^\d*$/.test(isDecimal ? decimals : "")) return undefined;
  return toCents(Number(`${whole}.${isDecimal ? decimals || "0" : "0"}`));
}

/** The amount in the form in which a user types it. */
export function writeMoney(cents: Cents, language: string): string {
  const text = toDecimal(cents).toFixed(2);
  return language === "en" ? text : text.replace(".", ",");
}
