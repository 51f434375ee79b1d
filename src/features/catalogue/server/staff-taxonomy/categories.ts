import { fail, type Result, succeed } from "#core/result.ts";
import { slugify } from "#core/slugify.ts";
import type { Database, Queryable } from "#database/connect.ts";
import { rollBackIfRefused } from "#database/transaction.ts";
import { writeAuditNote } from "#platform/audit/write-audit-note.ts";
import type { StaffActor } from "#platform/auth/require-role.ts";
import { moveCategory as orderAfter } from "../../domain/staff-goods/move-category.ts";
import type { NewCategory } from "../../domain/staff-goods/taxonomy-values.ts";
import {
  deleteCategory,
  insertCategory,
  moveGoods,
  placeCategory,
  selectCategoryRows,
  selectGoodsIn,
} from "../taxonomy.repository.ts";
import { categorySubject, lockTree, nextNumbers } from "./entries.repository.ts";
import { anyName, namesIn, requireName } from "./entry-names.ts";

type By = { actor: StaffActor };

/** Creates it at the end of its level, with a slug made from its name. */
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

const GOODS_AT_ONCE = 200;

/**
 * Moves its products to the other category and deletes it; a category with subcategories is refused. Products move in
 * short transactions, each of which checks both categories and logs what it moved. The last one also moves products
 * that were added meanwhile; an interrupted merge can be started again.
 */
export async function mergeCategory(
  db: Database,
  { actor, id, into }: By & Merge,
): Promise<Result<{ moved: number }>> {
  const goods = await selectGoodsIn(db, id);
  let moved = 0;
  for (let at = GOODS_AT_ONCE; at < goods.length; at += GOODS_AT_ONCE) {
    const batch = goods.slice(at - GOODS_AT_ONCE, at);
    const done = await moveBatch(db, { actor, id, into, goods: batch });
    if (!done.ok) return done;
    moved += done.value;
  }
  return endMerge(db, { actor, id, into, movedBefore: moved });
}

const moveBatch = (
  db: Database,
  { actor, goods, ...merge }: By & Merge & { goods: readonly number[] },
): Promise<Result<number>> =>
  rollBackIfRefused(db, async (tx) => {
    await lockTree(tx);
    const found = await findMerged(tx, merge);
    if (!found.ok) return found;
    const moved = await moveGoods(tx, goods, merge);
    if (moved === 0) return succeed(0);
    await writeAuditNote(tx, {
      actor,
      action: "categories.move_goods",
      subject: categorySubject(merge.id),
      details: { into: merge.into, moved },
    });
    return succeed(moved);
  });

const endMerge = (
  db: Database,
  { actor, movedBefore, ...merge }: By & Merge & { movedBefore: number },
): Promise<Result<{ moved: number }>> =>
  rollBackIfRefused(db, async (tx) => {
    await lockTree(tx);
    const found = await findMerged(tx, merge);
    if (!found.ok) return found;
    const left = await selectGoodsIn(tx, merge.id);
    const moved = movedBefore + (await moveGoods(tx, left, merge));
    await deleteCategory(tx, merge.id);
    const { slug, names, parentId } = found.value;
    await writeAuditNote(tx, {
      actor,
      action: "categories.merge",
      subject: categorySubject(merge.id),
      details: { into: merge.into, moved },
      before: { slug, names, parent_id: parentId },
    });
    return succeed({ moved });
  });
