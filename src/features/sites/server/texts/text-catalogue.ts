import { baseKey, keysOfBase } from "#i18n/plural-keys.ts";
import type { Messages } from "#i18n/translator.ts";

/** A text as code refers to it: `cart.items`, whatever plural forms a language has. */
export type CatalogueEntry = { key: string; keysIn: (language: string) => readonly string[] };

/** Every text of the tables, by key. */
export function createTextCatalogue(tables: Readonly<Record<string, Messages>>) {
  const all = Object.values(tables).flatMap((table) =>
    Object.keys(table).map((key) => baseKey(key, table)),
  );
  const entries = [...new Set(all)].sort().map(
    (key): CatalogueEntry => ({
      key,
      keysIn: (language) => keysOfBase(key, tables[language] ?? {}),
    }),
  );
  const byKey = new Map(entries.map((entry) => [entry.key, entry]));
  return {
    entries,
    find: (key: string) => byKey.get(key),
    original: (language: string, key: string): string | undefined => tables[language]?.[key],
  };
}
export type TextCatalogue = ReturnType<typeof createTextCatalogue>;
