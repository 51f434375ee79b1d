import { type Edit, type EditConflict, mergeEdit } from "#core/edit.ts";

/** What is typed and not saved: per field the value, and the one that stood there when typing began. */
export type Draft = Readonly<Record<string, { seen: unknown; value: unknown }>>;

/** A value that was typed and put back is no change. */
export function editOf<Values extends object>(loaded: Values, draft: Draft): Edit<Values> {
  const typed = Object.entries(draft);
  const changes = Object.fromEntries(typed.map(([name, { value }]) => [name, value]));
  const seen = Object.fromEntries(typed.map(([name, part]) => [name, part.seen]));
  return {
    seen,
    changes: mergeEdit(loaded, { seen, changes: changes as Partial<Values> }).changes,
  };
}

/** What was typed while the rest was being saved is a change of what was saved. */
export function draftAfterSave(draft: Draft, saved: Readonly<Record<string, unknown>>): Draft {
  const typed = Object.entries(draft).filter(([name, { value }]) => value !== saved[name]);
  return Object.fromEntries(
    typed.map(([name, part]) => [name, name in saved ? { ...part, seen: saved[name] } : part]),
  );
}

export type MergedValue = { field: string; value: unknown; by: "mine" | "theirs" };

/** Fields beside those to choose: what only one of the two changed holds by itself. */
export function mergedFields<Values extends object>(
  sentFrom: Values,
  now: Values,
  { draft, conflict }: { draft: Draft; conflict: EditConflict },
): MergedValue[] {
  const asked = new Set(conflict.fields.map(({ field }) => field));
  const mine = Object.entries(editOf(now, draft).changes).map(
    ([field, value]) => ({ field, value, by: "mine" }) as const,
  );
  const typed = new Set(mine.map(({ field }) => field));
  const { changes } = mergeEdit(sentFrom, {
    seen: Object.fromEntries(Object.entries(sentFrom)),
    changes: now,
  });
  const theirs = Object.entries(changes)
    .filter(([field]) => !typed.has(field))
    .map(([field, value]) => ({ field, value, by: "theirs" }) as const);
  return [...mine, ...theirs].filter(({ field }) => !asked.has(field));
}

/** What stays of fields that both changed: the other's value counts as seen from now on. */
export function resolveConflict(
  draft: Draft,
  conflict: EditConflict | undefined,
  mine: ReadonlySet<string>,
): Draft {
  const left = { ...draft };
  for (const { field, yours, current } of conflict?.fields ?? []) {
    if (mine.has(field)) left[field] = { seen: current, value: yours };
    else delete left[field];
  }
  return left;
}
