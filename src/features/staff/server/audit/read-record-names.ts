import type { Queryable } from "#database/connect.ts";
import { type ArticleKey, readArticleKey } from "#features/content/domain/article-key.ts";
import type { RecordNames } from "#platform/audit/record-names.ts";

export type NamesDeps = {
  db: Queryable;
  /** From every feature that has records with names. */
  recordNames: () => RecordNames;
  articleTitle: (key: ArticleKey, language: string) => string | undefined;
};

type NamedRow = { subject: string; details: Readonly<Record<string, unknown>> };

/** Records that a row refers to: its subject, the subject of its task, and a text read before opening. */
function recordsIn({ subject, details: { task, mark } }: NamedRow): string[] {
  const site = subject.split(":")[1];
  const page = /^text:(.+)$/.exec(String(mark))?.[1];
  return [
    subject,
    ...(typeof task === "string" ? [task.slice(task.indexOf(":") + 1)] : []),
    ...(page ? [`article:pages.${page}.${site}`] : []),
  ];
}

/** Current names of the records in these rows; records that are gone have none. */
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

/** Falls back to English, because every text exists in English first. */
const titleIn = ({ articleTitle }: NamesDeps, key: ArticleKey | undefined, language: string) =>
  key && (articleTitle(key, language) ?? articleTitle(key, "en"));
