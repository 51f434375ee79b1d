import type { KeyUse } from "./used-keys.ts";

export type Table = Readonly<Record<string, string>>;

const FORMS = ["zero", "one", "two", "few", "many", "other"];
const PLURAL = new RegExp(`_(${FORMS.join("|")})$`);
/** Written into the texts of each site before anybody asks for one (`get-messages.ts`). */
const OF_THE_SITE = ["phone_example"];
const PLACEHOLDER = /\{\{\s*([\w.]+)\s*\}\}/g;

/** The key that code asks for: `cart.items` of `cart.items_few`. */
export function baseKey(key: string, table: Table): string {
  const base = key.replace(PLURAL, "");
  return base !== key && `${base}_other` in table ? base : key;
}

export const baseKeys = (table: Table) =>
  new Set(Object.keys(table).map((key) => baseKey(key, table)));

const placeholders = (text: string) =>
  [...new Set([...text.matchAll(PLACEHOLDER)].map(([, name = ""]) => name))].sort();

/** The texts behind the key that code asks for. */
const keysOf = (base: string, table: Table) =>
  [base, ...FORMS.map((form) => `${base}_${form}`)].filter(
    (key) => key in table && baseKey(key, table) === base,
  );

/** Names that a text needs; `count` is left out where a language says it by the form alone. */
export function neededNames(base: string, table: Table): string[] {
  const names = keysOf(base, table).flatMap((key) => placeholders(table[key] ?? ""));
  return [...new Set(names)].sort();
}

/** Plural forms that a language needs and a table lacks, and forms that it has and cannot use. */
export function wrongForms(language: string, table: Table): string[] {
  const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const plural = [...baseKeys(table)].filter((base) => `${base}_other` in table);
  return plural.flatMap((base) => {
    const present = keysOf(base, table)
      .filter((key) => key !== base)
      .map((key) => key.slice(base.length + 1));
    const missing = needed.filter((form) => !present.includes(form));
    const useless = present.filter((form) => !needed.some((one) => one === form));
    return [
      ...missing.map((form) => `${base} lacks _${form}`),
      ...useless.map((form) => `${base} cannot use _${form}`),
    ];
  });
}

/** Only an address with a dot in its fixed part can be told from any other text put together at run time. */
function matcher(key: string): RegExp | undefined {
  const fixed = key.split("*");
  if (!fixed[0]?.includes(".")) return undefined;
  return new RegExp(`^${fixed.map((part) => part.replace(/\W/g, "\\$&")).join(".+")}$`);
}

export function unusedKeys(bases: ReadonlySet<string>, mentions: ReadonlySet<string>): string[] {
  const patterns = [...mentions].filter((key) => key.includes("*")).map(matcher);
  return [...bases].filter(
    (base) => !mentions.has(base) && !patterns.some((pattern) => pattern?.test(base)),
  );
}

export function missingParams({ key, params }: KeyUse, table: Table): string[] {
  if (!params || key.includes("*")) return [];
  return neededNames(key, table).filter(
    (name) => !params.includes(name) && !OF_THE_SITE.includes(name),
  );
}
