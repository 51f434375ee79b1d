import type { ReactNode } from "react";
import type { OfficeIconName } from "../icon/office-icon-names.ts";
import { matchScore } from "./palette-match.ts";

export type PalettePreview = {
  title: string;
  subtitle?: string | undefined;
  facts: readonly { title: string; value: ReactNode }[];
  note?: string | undefined;
};

export type PaletteEntry = {
  id: string;
  title: string;
  /** Shown after the title in a lighter colour; the search looks at it too. */
  detail?: string | undefined;
  /** Shown at the end: an amount, a day. */
  end?: string | undefined;
  icon: OfficeIconName;
  /** Replaces the icon: the ring of a state. */
  mark?: ReactNode;
  shortcut?: string | undefined;
  /** Other words that find this entry. */
  keywords?: readonly string[];
  /** What Ctrl+C copies. */
  copies?: string | undefined;
  preview?: PalettePreview | undefined;
} & (
  | { to: string /** What the record's page does when it opens. */; action?: string; run?: never }
  | { run: () => void; to?: never; action?: never }
);

export type PaletteGroup = { id: string; title: string; entries: readonly PaletteEntry[] };

/** Finds records by the typed text; groups are returned in the order in which they are shown. */
export type SearchRecords = (
  query: string,
  signal: AbortSignal,
) => Promise<readonly PaletteGroup[]>;

const MOST = 8;

/** The matching entries by group, best match first; entries with equal scores keep their order. */
export function filterGroups(groups: readonly PaletteGroup[], query: string): PaletteGroup[] {
  return groups.flatMap((group) => {
    const scored = group.entries
      .map((entry) => ({ entry, score: scoreOf(entry, query) }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score);
    const entries = scored.slice(0, query.trim() ? MOST : undefined).map(({ entry }) => entry);
    return entries.length > 0 ? [{ ...group, entries }] : [];
  });
}

/** A group with an entry whose title matches a query of several words comes before the records found. */
export function arrangeGroups(
  records: readonly PaletteGroup[],
  own: readonly PaletteGroup[],
  query: string,
): PaletteGroup[] {
  const isNamed = ({ entries }: PaletteGroup) =>
    /\S\s+\S/.test(query) && entries.some(({ title }) => matchScore(query, [title]) > 0);
  return [...own.filter(isNamed), ...records, ...own.filter((group) => !isNamed(group))];
}

const scoreOf = ({ title, detail = "", keywords = [] }: PaletteEntry, query: string) =>
  matchScore(query, [title, detail, ...keywords]);
