import { fail, type Result, succeed } from "#core/result.ts";
import { slugify } from "#core/slugify.ts";
import type { Database, Queryable } from "#database/connect.ts";
import { rollBackIfRefused } from "#database/transaction.ts";
import { writeAuditNote } from "#platform/audit/write-audit-note.ts";
import type { StaffActor } from "#platform/auth/require-role.ts";
import { moveCategory as orderAfter } from "../../domain/office/move-category.ts";
import type { NewCategory } from "../../domain/office/taxonomy-values.ts";
import {
  deleteCategory,
  insertCategory,
  moveGoods,
  placeCategory,
  selectCategoryRows,
} from "../taxonomy.repository.ts";
import { categorySubject, lockTree, nextNumbers } from "./entries.repository.ts";
import { anyName, namesIn, requireName } from "./entry-names.ts";

type By = { actor: StaffActor };

/** At the end of its level, with an address made of its name. */
export function createCategory(
  db: Database,
  { actor, set, parent_id: parentId, ...names }: NewCategory & By,
): Promise<Result<{ id: number }>> {
  return rollBackIfRefused(db, async (tx) => {
    const errors = requireName(names);
    if (Object.keys(errors).length > 0) return fail("errors.invalid_input", errors);
    const { id, position } = await nextNumbers(tx, "categories");
    const all = await selectCategoryRows(tx);
    const parent = all.find((one) => one.id === parentId);
    if (parentId !== null && parent?.categorySet !== set) {
      return fail("errors.invalid_input", { parent_id: ["validation.invalid"] });
    }
    const siblings = new Set(
      all
        .filter((one) => one.parentId === parentId && one.categorySet === set)
        .map(({ slug }) => slug),
    );
    const base = slugify(anyName(names)) || "category";
    let slug = base;
    for (let number = 2; siblings.has(slug); number++) slug = `${base}-${number}`;
    const row = { id, categorySet: set, parentId, slug, names: namesIn(names), position };
    await insertCategory(tx, row);
    await writeAuditNote(tx, {
      actor,
      action: "categories.create",
      subject: categorySubject(id),
      after: row,
    });
    return succeed({ id });
  });
}

type MoveInput = By & { id: number; parentId: number | null; beforeId: number | null };

export function moveCategory(
  db: Database,
  { actor, id, parentId, beforeId }: MoveInput,
): Promise<Result<null>> {
  return rollBackIfRefused(db, async (tx) => {
    await lockTree(tx);
    const rows = await selectCategoryRows(tx);
    const before = rows.find((row) => row.id === id);
    if (!before) return fail("errors.not_found");
    const placed = rows.map((row) => ({
      id: row.id,
      set: row.categorySet,
      parentId: row.parentId,
    }));
    const order = orderAfter(placed, { id, parentId, beforeId });
    if (!order) return fail("office.goods.errors.category_move");
    const isTwice = rows.some(
      (row) =>
        row.id !== id &&
        row.parentId === parentId &&
        row.categorySet === before.categorySet &&
        row.slug === before.slug,
    );
    if (isTwice) return fail("office.goods.errors.category_slug");
    await placeCategory(tx, { id, parentId, order });
    await writeAuditNote(tx, {
      actor,
      action: "categories.move",
      subject: categorySubject(id),
      before: { parent_id: before.parentId },
      after: { parent_id: parentId, before_id: beforeId },
    });
    return succeed(null);
  });
}

type Merge = { id: number; into: number };

async function findMerged(db: Queryable, { id, into }: Merge) {
  const rows = await selectCategoryRows(db);
  const [from, to] = [id, into].map((one) => rows.find((row) => row.id === one));
  if (!from || !to) return fail("errors.not_found");
  if (from.id === to.id || from.categorySet !== to.categorySet) {
    return fail("office.goods.errors.category_move");
  }
  const hasBelow = rows.some(({ parentId }) => parentId === id);
  return hasBelow ? fail("office.goods.errors.in_use") : succeed(from);
}

/**
 * Its goods go under the other; one with categories below it is not merged. However many goods there are, they go in
 * batches; what came meanwhile goes with the category itself, and who is stopped between the two merges once more.
 */
export async function mergeCategory(
  db: Database,
  { actor, id, into }: By & Merge,
): Promise<Result<{ moved: number }>> {
  const found = await findMerged(db, { id, into });
  if (!found.ok) return found;
  const movedBefore = await moveGoods(db, { id, into });
  return rollBackIfRefused(db, async (tx) => {
    await lockTree(tx);
    const merged = await findMerged(tx, { id, into });
    if (!merged.ok) return merged;
    const moved = movedBefore + (await moveGoods(tx, { id, into }));
    await deleteCategory(tx, id);
    const from = merged.value;
    await writeAuditNote(tx, {
      actor,
      action: "categories.merge",
      subject: categorySubject(id),
      details: { into, moved },
      before: { slug: from.slug, names: from.names, parent_id: from.parentId },
    });
    return succeed({ moved });
  });
}
