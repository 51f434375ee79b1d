import type { Queryable } from "#database/connect.ts";
import { type ArticleKey, readArticleKey } from "#features/content/domain/article-key.ts";
import type { RecordNames } from "#platform/audit/record-names.ts";

export type NamesDeps = {
  db: Queryable;
  /** Of every feature that has records with names. */
  recordNames: () => RecordNames;
  articleTitle: (key: ArticleKey, language: string) => string | undefined;
};

type NamedRow = { subject: string; details: Readonly<Record<string, unknown>> };

/** What a row is about: its record, that of its task, and a text that was read before opening. */
function recordsIn({ subject, details: { task, mark } }: NamedRow): string[] {
  const site = subject.split(":")[1];
  const page = /^text:(.+)$/.exec(String(mark))?.[1];
  return [
    subject,
    ...(typeof task === "string" ? [task.slice(task.indexOf(":") + 1)] : []),
    ...(page ? [`article:pages.${page}.${site}`] : []),
  ];
}

/** What the records of these rows are called today; those that are gone have no name any more. */
export async function readRecordNames(
  deps: NamesDeps,
  { rows, language }: { rows: readonly NamedRow[]; language: string },
): Promise<Record<string, string>> {
  const records = rows.flatMap(recordsIn).map((record) => record.split(":"));
  const idsOf = (wanted: string) => [
    ...new Set(records.flatMap(([kind, id]) => (kind === wanted && id ? [id] : []))),
  ];
  const names = new Map<string, string>();
  for (const id of idsOf("article")) {
    const title = titleIn(deps, readArticleKey(id), language);
    if (title) names.set(`article:${id}`, title);
  }
  for (const [kind, read] of Object.entries(deps.recordNames())) {
    const ids = idsOf(kind);
    if (ids.length === 0) continue;
    for (const { id, name } of await read(deps.db, { ids, language }))
      if (ids.includes(String(id))) names.set(`${kind}:${id}`, name);
  }
  return Object.fromEntries(names);
}

/** English is the language that every text begins with. */
const titleIn = ({ articleTitle }: NamesDeps, key: ArticleKey | undefined, language: string) =>
  key && (articleTitle(key, language) ?? articleTitle(key, "en"));
