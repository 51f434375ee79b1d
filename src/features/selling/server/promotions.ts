import {
  and,
  desc,
  eq,
  gte,
  ilike,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { addDays, formatDate, startOfDay } from "#core/dates.ts";
import type { Edit } from "#core/edit.ts";
import type { MessageKey } from "#core/message-key.ts";
import { toCents, toDecimal } from "#core/money.ts";
import { fail, type Result, succeed } from "#core/result.ts";
import type { Database, Queryable, Transaction } from "#database/connect.ts";
import { inTransaction } from "#database/transaction.ts";
import { promotionCode } from "#features/orders/domain/promotion.ts";
import { orderLines, orders } from "#features/orders/server/orders.tables.ts";
import { promotionUses } from "#features/orders/server/promotions/promotion-uses.tables.ts";
import { promotions } from "#features/orders/server/promotions/promotions.tables.ts";
import { FEE_TYPES } from "#features/payments/domain/payment-fee.ts";
import { editRecord } from "#platform/audit/edit-record.ts";
import { writeAuditNote } from "#platform/audit/write-audit-note.ts";
import type { StaffActor } from "#platform/auth/require-role.ts";
import { NEW_PROMOTION } from "../domain/new-promotion.ts";
import { type PromotionState, promotionState } from "../domain/promotion-state.ts";
import type { ListedPromotion, PromotionFields } from "../staff-calls.ts";

type Row = typeof promotions.$inferSelect;
/** Days are those of the site that staff are at. */
type Deps = { db: Database; now: () => Date; timeZone: string };
const PAGE = 50;

const dayOf = (moment: Date | null, timeZone: string) => moment && formatDate(moment, timeZone);
/** The last day is the one before the moment from which it counts no more. */
const lastDay = (endsAt: Date | null, timeZone: string) =>
  endsAt && formatDate(new Date(endsAt.getTime() - 1), timeZone);

const fieldsOf = (row: Row, timeZone: string): PromotionFields => ({
  code: row.code,
  site_id: row.siteId,
  amount: row.amount / 100,
  type: row.type === FEE_TYPES.fixed ? "fixed" : "percentage",
  starts_on: dayOf(row.startsAt, timeZone),
  ends_on: lastDay(row.endsAt, timeZone),
  minimum: toDecimal(row.minimumCents),
  max_uses: row.maxUses,
  max_uses_per_customer: row.maxUsesPerCustomer,
});

/** Whoever works for some sites sees those of theirs alone. */
const reached = ({ siteIds }: Pick<StaffActor, "siteIds">): SQL | undefined =>
  siteIds ? inArray(promotions.siteId, [...siteIds, 0]) : undefined;

function stateFilter(states: readonly PromotionState[] | undefined, now: Date): SQL | undefined {
  const conditions: Record<PromotionState, SQL | undefined> = {
    ended: lt(promotions.endsAt, now),
    used_up: and(notEnded(now), sql`${promotions.uses} >= ${promotions.maxUses}`),
    planned: and(notEnded(now), gte(promotions.startsAt, now)),
    running: and(
      notEnded(now),
      or(isNull(promotions.startsAt), lt(promotions.startsAt, now)),
      or(isNull(promotions.maxUses), sql`${promotions.uses} < ${promotions.maxUses}`),
    ),
  };
  return states && or(...states.map((state) => conditions[state]));
}

const notEnded = (now: Date) => or(isNull(promotions.endsAt), gte(promotions.endsAt, now));

type ListInput = {
  actor: StaffActor;
  id?: number | undefined;
  query?: string | undefined;
  state?: readonly PromotionState[] | undefined;
  site?: readonly number[] | undefined;
  after?: string | undefined;
};

export async function listPromotions({ db, now, timeZone }: Deps, input: ListInput) {
  const at = now();
  const words = input.query && `%${input.query.replace(/[\\%_]/g, "\\$&")}%`;
  const filter = and(
    reached(input.actor),
    input.id === undefined ? undefined : eq(promotions.id, input.id),
    words ? ilike(promotions.code, words) : undefined,
    input.site ? inArray(promotions.siteId, [...input.site, 0]) : undefined,
    stateFilter(input.state, at),
  );
  const after = Number(input.after ?? 0) || undefined;
  const rows = await db
    .select()
    .from(promotions)
    .where(and(filter, after ? lt(promotions.id, after) : undefined))
    .orderBy(desc(promotions.id))
    .limit(PAGE + 1);
  const shown = rows.slice(0, PAGE);
  const given = await sumGiven(db, shown);
  const total = await db.$count(promotions, filter);
  const last = shown.at(-1);
  return {
    promotions: shown.map(
      (row): ListedPromotion => ({
        id: row.id,
        ...fieldsOf(row, timeZone),
        uses: row.uses,
        given: toDecimal(given.get(row.id) ?? 0),
        state: promotionState(row, at),
      }),
    ),
    total,
    next: rows.length > PAGE && last ? String(last.id) : null,
  };
}

/** What each took off, by what its orders have frozen of it. */
async function sumGiven(db: Queryable, rows: readonly Row[]): Promise<Map<number, number>> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const goods = db
    .select({
      orderId: orderLines.orderId,
      cents: sql<number>`sum(${orderLines.priceCents} * ${orderLines.quantity})`.as("cents"),
    })
    .from(orderLines)
    .innerJoin(promotionUses, eq(promotionUses.orderId, orderLines.orderId))
    .where(inArray(promotionUses.promotionId, ids))
    .groupBy(orderLines.orderId)
    .as("goods");
  const off = sql<number>`sum(case when ${orders.promotionType} = ${FEE_TYPES.fixed}
    then least(${orders.promotionAmount}, ${goods.cents})
    else round(${goods.cents} * ${orders.promotionAmount} / 10000.0) end)`;
  const sums = await db
    .select({ id: promotionUses.promotionId, cents: off.mapWith(Number) })
    .from(promotionUses)
    .innerJoin(orders, eq(orders.id, promotionUses.orderId))
    .innerJoin(goods, eq(goods.orderId, orders.id))
    .where(and(inArray(promotionUses.promotionId, ids), isNotNull(orders.promotionAmount)))
    .groupBy(promotionUses.promotionId);
  return new Map(sums.map(({ id, cents }) => [id, cents]));
}

type Save = { actor: StaffActor; id: number | undefined; edit: Edit<PromotionFields> };
type Saved = Result<{ id: number }>;

export function savePromotion(deps: Deps, { actor, id, edit }: Save): Promise<Saved> {
  const { code } = edit.changes;
  const changes = { ...edit.changes, ...(code ? { code: promotionCode(code) } : {}) };
  return inTransaction<Saved>(deps.db, async (tx) => {
    if (id === undefined) {
      const fields = { ...NEW_PROMOTION, ...changes };
      const refused = await checkPromotion(tx, actor, fields);
      return refused ?? insertPromotion(deps, tx, actor, fields);
    }
    const row = await lockPromotion(tx, actor, id);
    if (!row) return fail("errors.not_found");
    const current = fieldsOf(row, deps.timeZone);
    const fields = { ...current, ...changes };
    const refused = await checkPromotion(tx, actor, fields, id);
    if (refused) return refused;
    const edited = await editRecord(tx, {
      actor,
      action: "promotion.edit",
      subject: `promotion:${id}`,
      current,
      edit: { ...edit, changes },
      write: () => tx.update(promotions).set(rowOf(fields, deps)).where(eq(promotions.id, id)),
    });
    return edited.ok ? succeed({ id }) : edited;
  });
}

const refuse = (field: keyof PromotionFields, message: MessageKey) =>
  fail(message, { [field]: [message] });

async function insertPromotion(
  deps: Deps,
  tx: Transaction,
  actor: StaffActor,
  fields: PromotionFields,
): Promise<Saved> {
  const [made] = await tx
    .insert(promotions)
    .values(rowOf(fields, deps))
    .returning({ id: promotions.id });
  const id = made?.id ?? 0;
  const subject = `promotion:${id}`;
  await writeAuditNote(tx, { actor, action: "promotion.create", subject, after: fields });
  return succeed({ id });
}

const rowOf = (fields: PromotionFields, { timeZone }: Pick<Deps, "timeZone">) => ({
  code: fields.code,
  siteId: fields.site_id,
  amount: Math.round(fields.amount * 100),
  type: FEE_TYPES[fields.type],
  startsAt: fields.starts_on ? startOfDay(fields.starts_on, timeZone) : null,
  endsAt: fields.ends_on ? startOfDay(addDays(fields.ends_on, 1), timeZone) : null,
  minimumCents: toCents(fields.minimum),
  maxUses: fields.max_uses,
  maxUsesPerCustomer: fields.max_uses_per_customer,
});

async function checkPromotion(
  tx: Transaction,
  actor: StaffActor,
  fields: PromotionFields,
  ownId?: number,
) {
  const isOfOwnSite = !actor.siteIds || actor.siteIds.includes(fields.site_id ?? 0);
  if (!isOfOwnSite) return refuse("site_id", "office.promotions.errors.site");
  const { code, site_id: siteId, amount, type, starts_on: first, ends_on: last } = fields;
  if (code === "") return refuse("code", "validation.required");
  if (amount <= 0) return refuse("amount", "office.promotions.errors.nothing");
  if (type === "percentage" && amount > 100) {
    return refuse("amount", "office.promotions.errors.percent");
  }
  if (first && last && last < first) return refuse("ends_on", "office.promotions.errors.days");
  const [twin] = await tx
    .select({ id: promotions.id })
    .from(promotions)
    .where(
      and(
        eq(promotions.code, code),
        siteId === null ? isNull(promotions.siteId) : eq(promotions.siteId, siteId),
        ownId === undefined ? undefined : ne(promotions.id, ownId),
      ),
    );
  return twin ? refuse("code", "office.promotions.errors.code_taken") : undefined;
}

async function lockPromotion(
  tx: Transaction,
  actor: StaffActor,
  id: number,
): Promise<Row | undefined> {
  const [row] = await tx
    .select()
    .from(promotions)
    .where(and(eq(promotions.id, id), reached(actor)))
    .for("update");
  return row;
}

export function endPromotion(
  { db, now }: Pick<Deps, "db" | "now">,
  { actor, id }: { actor: StaffActor; id: number },
): Promise<Result<unknown>> {
  return inTransaction<Result<unknown>>(db, async (tx) => {
    const row = await lockPromotion(tx, actor, id);
    if (!row) return fail("errors.not_found");
    const endsAt = now();
    if (row.endsAt && row.endsAt <= endsAt) return succeed(undefined);
    await tx.update(promotions).set({ endsAt }).where(eq(promotions.id, id));
    await writeAuditNote(tx, {
      actor,
      action: "promotion.end",
      subject: `promotion:${id}`,
      before: { ends_at: row.endsAt?.toISOString() ?? null },
      after: { ends_at: endsAt.toISOString() },
    });
    return succeed(undefined);
  });
}
