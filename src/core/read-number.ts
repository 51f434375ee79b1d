/** What a column counts: three digits behind one sign are thousands of a price, but grams of a kilogram. */
export type NumberKind = "price" | "count" | "measure";
export type DecimalSign = "." | ",";

const SPACES = /[\s'’_\u00a0\u2009\u202f]/g;
const NUMBER = /[-−+]?[.,]?\d[\d.,\s'’_\u00a0\u2009\u202f]*/u;
/** `32,999`, `1.299.000`, and as in India `12,34,567`; anything else is a slip, not a larger price. */
const GROUPED = /^[-+]?(\d*|\d{1,3}([.,]\d{2,3})*[.,]\d{3})$/;

/**
 * A number as real files have it: `₹32,999`, `$1,299.00`, `1.299,00 €`, `0,45 kg`. NaN where there is
 * none, or where two of them stand in one cell.
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

/** Undefined where whatever stands there parts thousands. */
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
