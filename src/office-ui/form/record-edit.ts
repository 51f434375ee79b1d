import { type Edit, type EditConflict, mergeEdit } from "#core/edit.ts";

/** Unsaved input: for each field its new value, and the value that it had when the user began to type. */
export type Draft = Readonly<Record<string, { seen: unknown; value: unknown }>>;

/** Makes the edit to send. A value that was typed and then put back is not a change. */
export function editOf<Values extends object>(loaded: Values, draft: Draft): Edit<Values> {
  const typed = Object.entries(draft);
  const changes = Object.fromEntries(typed.map(([name, { value }]) => [name, value]));
  const seen = Object.fromEntries(typed.map(([name, part]) => [name, part.seen]));
  return {
    seen,
    changes: mergeEdit(loaded, { seen, changes: changes as Partial<Values> }).changes,
  };
}

/** Keeps what the user typed during the save; it is now a change of the saved values. */
export function draftAfterSave(draft: Draft, saved: Readonly<Record<string, unknown>>): Draft {
  const typed = Object.entries(draft).filter(([name, { value }]) => value !== saved[name]);
  return Object.fromEntries(
    typed.map(([name, part]) => [name, name in saved ? { ...part, seen: saved[name] } : part]),
  );
}

export type MergedValue = { field: string; value: unknown; by: "mine" | "theirs" };

/** Fields outside the conflict, which only one of the two people changed; those changes are kept. */
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

/** The draft after a conflict is resolved. For fields where mine wins, the other's value becomes the seen one. */
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
