/**
 * What a column holds: in `1.234` the three digits mean thousands for a price, but a fraction for a measure (grams).
 */
export type NumberKind = "price" | "count" | "measure";
export type DecimalSign = "." | ",";

const SPACES = /[\s'’_\u00a0\u2009\u202f]/g;
const NUMBER = /[-−+]?[.,]?\d[\d.,\s'’_\u00a0\u2009\u202f]*/u;
/** `32,999`, `1.299.000`, and the Indian `12,34,567`; any other grouping is a typing error, not a larger price. */
const GROUPED = /^[-+]?(\d*|\d{1,3}([.,]\d{2,3})*[.,]\d{3})$/;

/**
 * Parses a number as real files write it: `₹32,999`, `$1,299.00`, `1.299,00 €`, `0,45 kg`. Returns NaN if the cell
 * has no number, or two.
 */
export function readNumber(text: string, kind: NumberKind, decimal?: DecimalSign): number {
  const found = NUMBER.exec(text)?.[0] ?? "";
  const rest = text.replace(found, "");
  if (found === "" || /\d/.test(rest)) return Number.NaN;
  const plain = found
    .replace(SPACES, "")
    .replace("−", "-")
    .replace(/[.,]+$/, "");
  const sign = decimal ?? guessDecimal(plain, kind);
  const [whole = "", fraction, ...more] = sign ? plain.split(sign) : [plain];
  if (more.length > 0 || (fraction !== undefined && /[.,]/.test(fraction))) return Number.NaN;
  if (!GROUPED.test(whole)) return Number.NaN;
  const value = Number(`${whole.replace(/[.,]/g, "")}.${fraction ?? ""}`);
  return Number.isFinite(value) ? value : Number.NaN;
}

/** Undefined if the dots or commas only separate thousands. */
function guessDecimal(plain: string, kind: NumberKind): DecimalSign | undefined {
  const signs = plain.match(/[.,]/g) ?? [];
  const last = lastSign(plain);
  if (last === undefined) return undefined;
  if (new Set(signs).size === 2) return last;
  if (signs.length > 1) return undefined;
  const looksGrouped = /^[-+]?[1-9]\d{0,2}[.,]\d{3}$/.test(plain);
  return looksGrouped && kind !== "measure" ? undefined : last;
}

function lastSign(plain: string): DecimalSign | undefined {
  if (plain.lastIndexOf(".") > plain.lastIndexOf(",")) return ".";
  return plain.includes(",") ? "," : undefined;
}
