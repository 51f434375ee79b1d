import { eq, sql } from "drizzle-orm";
import { fail, type Result, succeed } from "#core/result.ts";
import { slugify } from "#core/slugify.ts";
import type { Database, Queryable, Transaction } from "#database/connect.ts";
import { integerList } from "#database/integer-list.ts";
import { lockNamed, rollBackIfRefused } from "#database/transaction.ts";
import { writeAuditNote } from "#platform/audit/write-audit-note.ts";
import type { StaffActor } from "#platform/auth/require-role.ts";
import { moveCategory as orderAfter } from "../../domain/office/move-category.ts";
import type { CategoryValues, NewCategory } from "../../domain/office/taxonomy-values.ts";
import { categories, fields } from "../catalogue.tables.ts";
import { exists, nextNumbers } from "./entry-kinds.ts";
import { anyName, namesIn, nameValuesOf, requireName } from "./entry-names.ts";
import type { EntryKind } from "./taxonomy-entry.ts";

const subject = (id: number) => `category:${id}`;

/** All of them at once: who moves one and who merges another must not make a circle together. */
const lockTree = (tx: Transaction) => lockNamed(tx, "taxonomy:categories");

const goodsOf = (id: number) => sql`from products where category_ids && ${`{${id}}`}::integer[]`;

export const categoryKind: EntryKind<number, CategoryValues> = {
  name: "categories",
  subject,
  async read(tx, id) {
    await lockTree(tx);
    const [row] = await tx.select().from(categories).where(eq(categories.id, id));
    return (
      row && {
        ...nameValuesOf(row.names),
        filterable_field_ids: row.filterableFieldIds,
        display_in_marketplace: row.displayInMarketplace,
      }
    );
  },
  async check(tx, values) {
    const known = new Set((await tx.select({ id: fields.id }).from(fields)).map(({ id }) => id));
    const isUnknown = values.filterable_field_ids.some((id) => !known.has(id));
    return {
      ...requireName(values),
      ...(isUnknown ? { filterable_field_ids: ["validation.invalid"] } : {}),
    };
  },
  insert: () => Promise.reject(new Error("Categories are made by createCategory")),
  update: (tx, id, values) =>
    tx
      .update(categories)
      .set({
        names: namesIn(values),
        filterableFieldIds: values.filterable_field_ids,
        displayInMarketplace: values.display_in_marketplace,
      })
      .where(eq(categories.id, id)),
  isUsed: async (tx, id) =>
    (await exists(tx, sql`from categories where parent_id = ${id}`)) ||
    (await exists(tx, goodsOf(id))),
  remove: (tx, id) => tx.delete(categories).where(eq(categories.id, id)),
};

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
    const all = await tx.select().from(categories);
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
    await tx.insert(categories).values(row);
    await writeAuditNote(tx, {
      actor,
      action: "categories.create",
      subject: subject(id),
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
    const rows = await tx.select().from(categories).orderBy(categories.position, categories.id);
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
    await tx.update(categories).set({ parentId }).where(eq(categories.id, id));
    // Only the order within a level counts.
    await tx.execute(sql`
      update categories set position = placed.position
      from unnest(${`{${order.join(",")}}`}::integer[]) with ordinality as placed (id, position)
      where categories.id = placed.id`);
    await writeAuditNote(tx, {
      actor,
      action: "categories.move",
      subject: subject(id),
      before: { parent_id: before.parentId },
      after: { parent_id: parentId, before_id: beforeId },
    });
    return succeed(null);
  });
}

type Merge = { id: number; into: number };

async function findMerged(db: Queryable, { id, into }: Merge) {
  const rows = await db.select().from(categories);
  const [from, to] = [id, into].map((one) => rows.find((row) => row.id === one));
  if (!from || !to) return fail("errors.not_found");
  if (from.id === to.id || from.categorySet !== to.categorySet) {
    return fail("office.goods.errors.category_move");
  }
  const hasBelow = rows.some(({ parentId }) => parentId === id);
  return hasBelow ? fail("office.goods.errors.in_use") : succeed(from);
}

const GOODS_AT_ONCE = 200;

/** In statements that are each short; outside of a transaction nobody waits for the whole. */
async function moveGoods(db: Queryable, { id, into }: Merge): Promise<number> {
  const goods = await db.execute<{ id: number }>(sql`select id ${goodsOf(id)} order by id`);
  const ids = goods.rows.map((row) => row.id);
  let moved = 0;
  for (let at = 0; at < ids.length; at += GOODS_AT_ONCE) {
    const { rowCount } = await db.execute(sql`
      update products set category_ids = array_replace(category_ids, ${id}, ${into})
      where id = any(${integerList(ids.slice(at, at + GOODS_AT_ONCE))}::bigint[])`);
    moved += rowCount ?? 0;
  }
  return moved;
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
    await tx.delete(categories).where(eq(categories.id, id));
    const from = merged.value;
    await writeAuditNote(tx, {
      actor,
      action: "categories.merge",
      subject: subject(id),
      details: { into, moved },
      before: { slug: from.slug, names: from.names, parent_id: from.parentId },
    });
    return succeed({ moved });
  });
}
