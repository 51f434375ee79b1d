import type { Queryable } from "#database/connect.ts";
import { selectVersionsOf } from "#platform/audit/read-audit.ts";
import type { TextChange } from "../../texts/staff-calls.ts";

const textOf = (value: unknown): string | null => (typeof value === "string" ? value : null);

/** Who replaced which text with which, newest first. */
export async function readTextHistory(db: Queryable, subject: string): Promise<TextChange[]> {
  const versions = await selectVersionsOf(db, subject);
  return versions.flatMap(({ id, at, who, before, after }) =>
    Object.keys(after ?? {}).map((field) => ({
      id: `${id}:${field}`,
      at: at.toISOString(),
      who,
      field,
      before: textOf(before?.[field]),
      after: textOf(after?.[field]),
    })),
  );
}
