import { type Cents, toCents, toDecimal } from "#core/money.ts";

const GROUPS = /[\s\u00a0\u202f']/g;

/** A sum as people write it: `1 234,50`, `1,234.50`, `12`; undefined for what is none, or has a third decimal. */
export function parseMoney(text: string): Cents | undefined {
  const bare = text
    .trim()
    .replace(GROUPS, "")
    .replace(/[€$]$/, "")
    .replace(/^\u2212/, "-");
  const last = Math.max(bare.lastIndexOf(","), bare.lastIndexOf("."));
  const decimals = last < 0 ? "" : bare.slice(last + 1);
  // A mark before three digits parts thousands, if there is another kind of mark or several.
  const isDecimal = last >= 0 && decimals.length <= 2;
  const whole = (isDecimal ? bare.slice(0, last) : bare).replace(/[.,](?=\d{3}(\D|$))/g, "");
  if (!/^-?\d{1,9}$/.test(whole) || !/^\d*$/.test(isDecimal ? decimals : "")) return undefined;
  return toCents(Number(`${whole}.${isDecimal ? decimals || "0" : "0"}`));
}

/** As one would type it again. */
export function writeMoney(cents: Cents, language: string): string {
  const text = toDecimal(cents).toFixed(2);
  return language === "en" ? text : text.replace(".", ",");
}
