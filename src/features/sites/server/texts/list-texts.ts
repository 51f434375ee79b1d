import { createMemo } from "#core/cache.ts";
import type { Messages } from "#i18n/translator.ts";
import type { Site } from "../../domain/site.ts";
import { areaOf, type TextArea } from "../../domain/text-areas.ts";
import type { TextState } from "../../domain/text-state.ts";
import type { ListedText } from "../../texts/staff-calls.ts";
import type { CatalogueEntry, TextCatalogue } from "./text-catalogue.ts";

/** Staff's texts, by language. */
type OwnTables = Readonly<Record<string, Messages>>;

type TextFilter = {
  areas?: readonly TextArea[] | undefined;
  language?: string | undefined;
  state?: TextState | undefined;
  query?: string | undefined;
  /** The key of the last row on the page before. */
  after?: string | undefined;
};

const PAGE = 50;

/** Texts of a site's pages, by key. */
export function listTexts(
  catalogue: TextCatalogue,
  { site, own, filter }: { site: Site; own: OwnTables; filter: TextFilter },
): { rows: ListedText[]; total: number; next: string | null } {
  const languages = site.languages.map(({ isoCode }) => isoCode);
  const asked = filter.language ? [filter.language] : languages;
  const found = catalogue.entries
    .filter(({ key }) => isInAreas(key, filter.areas))
    .filter((entry) => hasState(entry, filter.state, { languages, asked, own }))
    .filter((entry) => matchesQuery(catalogue, entry, filter.query, { asked, own }));
  const from = filter.after === undefined ? 0 : firstAfter(found, filter.after);
  const shown = found.slice(from, from + PAGE);
  const hasMore = from + PAGE < found.length;
  return {
    rows: shown.map((entry) => describeListed(catalogue, entry, languages, own)),
    total: found.length,
    next: hasMore ? (shown.at(-1)?.key ?? null) : null,
  };
}

/** Compares keys instead of finding the row, because the row may no longer match the filter. */
function firstAfter(found: readonly CatalogueEntry[], after: string): number {
  const index = found.findIndex(({ key }) => key > after);
  return index === -1 ? found.length : index;
}

function isInAreas(key: string, areas: readonly TextArea[] | undefined): boolean {
  const area = areaOf(key);
  return !areas || (area !== undefined && areas.includes(area));
}

const ownTable = (own: OwnTables, language: string): Messages => own[language] ?? {};

const isOwn = (entry: CatalogueEntry, language: string, own: OwnTables) =>
  entry.keysIn(language).some((key) => key in ownTable(own, language));

type Looked = { languages: readonly string[]; asked: readonly string[]; own: OwnTables };

function hasState(
  entry: CatalogueEntry,
  state: TextState | undefined,
  { languages, asked, own }: Looked,
): boolean {
  if (!state) return true;
  const written = languages.filter((language) => isOwn(entry, language, own));
  if (state === "own") return asked.some((language) => written.includes(language));
  return written.length > 0 && asked.some((language) => !written.includes(language));
}

const fold = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
const folded = createMemo<string, string>();

function matchesQuery(
  catalogue: TextCatalogue,
  entry: CatalogueEntry,
  query: string | undefined,
  { asked, own }: Omit<Looked, "languages">,
): boolean {
  if (!query) return true;
  const words = fold(query);
  if (entry.key.includes(words)) return true;
  return asked.some((language) =>
    entry.keysIn(language).some((key) => {
      const original = folded(entry, `${language}:${key}`, () =>
        fold(catalogue.original(language, key) ?? ""),
      );
      return original.includes(words) || fold(ownTable(own, language)[key] ?? "").includes(words);
    }),
  );
}

function describeListed(
  catalogue: TextCatalogue,
  entry: CatalogueEntry,
  languages: readonly string[],
  own: OwnTables,
): ListedText {
  return {
    key: entry.key,
    area: areaOf(entry.key) ?? null,
    texts: languages.map((language) => {
      const key = entry.keysIn(language).at(-1) ?? entry.key;
      const text = ownTable(own, language)[key] ?? catalogue.original(language, key) ?? "";
      return { language, text, is_own: isOwn(entry, language, own) };
    }),
  };
}
