import { fail, type Result, succeed } from "#core/result.ts";
import type { Database, Transaction } from "#database/connect.ts";
import { inTransaction, lockNamed } from "#database/transaction.ts";
import { writeAuditNote } from "#platform/audit/write-audit-note.ts";
import type { StaffActor } from "#platform/auth/require-role.ts";
import {
  lockOwnViews,
  selectViewOwner,
  updateView,
  upsertView,
  type ViewChanger,
} from "../records.repository.ts";

/** Views per person and list; a page shows no more. */
const MOST_VIEWS = 50;

type SaveViewInput = ViewChanger & {
  actor: StaffActor;
  /** The id of the view to change; if missing, a view is created. */
  id?: number | undefined;
  list: string;
  title: string;
  query: string;
  isShared: boolean;
  /** Refuses to overwrite a view of the same name: restoring a deleted view must not replace what was saved since. */
  isNew?: boolean | undefined;
};

type View = Awaited<ReturnType<typeof upsertView>>;

const wordsOf = ({ list, title, query, isShared: shared }: View) => ({
  list,
  title,
  query,
  shared,
});

/** Creates a view, or overwrites one's own of the same name; with an id, changes that view, whose owner stays. */
export async function saveView(
  { db }: { db: Database },
  { actor, id, isNew, ownerId: by, changesShared, ...named }: SaveViewInput,
): Promise<Result<View>> {
  return await inTransaction(db, async (tx) => {
    const ownerId = await findOwner(tx, id, { ownerId: by, changesShared });
    if (ownerId === undefined) return fail("errors.not_found");
    const values = { ...named, ownerId };
    // Locked rows do not stop another view from being added at the same time.
    await lockNamed(tx, `views:${ownerId}:${values.list}`);
    const own = await lockOwnViews(tx, values);
    const before = own.find((one) => (id === undefined ? isNamed(one, values) : one.id === id));
    if (id !== undefined && !before) return fail("errors.not_found");
    // Two views with the same name could not be told apart.
    if (own.some((one) => (isNew || one !== before) && isNamed(one, values))) {
      return fail("office.views.name_taken");
    }
    if (!before && own.length >= MOST_VIEWS) return fail("office.views.too_many");
    const { title, query, isShared } = values;
    const saved = before
      ? await updateView(tx, before.id, { title, query, isShared })
      : await upsertView(tx, values);
    await writeAuditNote(tx, {
      actor,
      action: "view.save",
      subject: `view:${saved.id}`,
      ...(before ? { before: wordsOf(before) } : {}),
      after: wordsOf(saved),
    });
    return succeed(saved);
  });
}

/** The view's present or future owner; undefined if there is no such view that they may change. */
const findOwner = async (tx: Transaction, id: number | undefined, changer: ViewChanger) =>
  id === undefined ? changer.ownerId : await selectViewOwner(tx, id, changer);

const isNamed = (one: View, { title }: Pick<View, "title">): boolean => one.title === title;
