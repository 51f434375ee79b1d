import type { Edit } from "#core/edit.ts";
import type { MessageKey } from "#core/message-key.ts";
import { fail, type Result, succeed } from "#core/result.ts";
import type { Database, Transaction } from "#database/connect.ts";
import { rollBackIfRefused } from "#database/transaction.ts";
import { editRecord } from "#platform/audit/edit-record.ts";
import { writeAuditNote } from "#platform/audit/write-audit-note.ts";
import type { StaffActor } from "#platform/auth/require-role.ts";

/** A kind of taxonomy entry: everything in which fields, flags, sellers and size charts differ. */
export type EntryKind<Id extends string | number, Values extends object> = {
  /** The first part of its actions in the audit log, like `flags`. */
  name: "categories" | "fields" | "flags" | "sellers" | "size_charts";
  subject: (id: Id) => string;
  /** Reads and locks the entry; undefined if it does not exist. */
  read: (tx: Transaction, id: Id) => Promise<Values | undefined>;
  check: (
    tx: Transaction,
    values: Values,
    id: Id | undefined,
  ) => Promise<Record<string, MessageKey[]>>;
  insert: (tx: Transaction, values: Values) => Promise<Id>;
  update: (tx: Transaction, id: Id, values: Values) => Promise<unknown>;
  isUsed: (tx: Transaction, id: Id) => Promise<boolean>;
  remove: (tx: Transaction, id: Id) => Promise<unknown>;
};

const asRecord = (values: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values));

type By = { actor: StaffActor };

export function createEntry<Id extends string | number, Values extends object>(
  db: Database,
  kind: EntryKind<Id, Values>,
  { actor, values }: By & { values: Values },
): Promise<Result<{ id: Id }>> {
  return rollBackIfRefused(db, async (tx) => {
    const errors = await kind.check(tx, values, undefined);
    if (Object.keys(errors).length > 0) return fail("errors.invalid_input", errors);
    const id = await kind.insert(tx, values);
    const action = `${kind.name}.create` as const;
    await writeAuditNote(tx, { actor, action, subject: kind.subject(id), after: asRecord(values) });
    return succeed({ id });
  });
}

export function editEntry<Id extends string | number, Values extends object>(
  db: Database,
  kind: EntryKind<Id, Values>,
  { actor, id, edit }: By & { id: Id; edit: Edit<Values> },
): Promise<Result<Values>> {
  return rollBackIfRefused(db, async (tx) => {
    const current = await kind.read(tx, id);
    if (!current) return fail("errors.not_found");
    const errors = await kind.check(tx, { ...current, ...edit.changes }, id);
    const found = Object.entries(errors).map(([field, keys]) => [`changes.${field}`, keys]);
    if (found.length > 0) return fail("errors.invalid_input", Object.fromEntries(found));
    return editRecord(tx, {
      actor,
      action: `${kind.name}.edit`,
      subject: kind.subject(id),
      current,
      edit,
      write: (changes) => kind.update(tx, id, { ...current, ...changes }),
    });
  });
}

export function removeEntry<Id extends string | number, Values extends object>(
  db: Database,
  kind: EntryKind<Id, Values>,
  { actor, id }: By & { id: Id },
): Promise<Result<null>> {
  return rollBackIfRefused(db, async (tx) => {
    const before = await kind.read(tx, id);
    if (!before) return fail("errors.not_found");
    if (await kind.isUsed(tx, id)) return fail("office.goods.errors.in_use");
    await kind.remove(tx, id);
    const action = `${kind.name}.remove` as const;
    await writeAuditNote(tx, {
      actor,
      action,
      subject: kind.subject(id),
      before: asRecord(before),
    });
    return succeed(null);
  });
}
