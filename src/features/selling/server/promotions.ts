import { and, count, desc, eq, gt, inArray, isNull, lte, ne, or, type SQL, sql } from "drizzle-orm";
import { addDays, formatDate, startOfDay } from "#core/dates.ts";
import type { Edit } from "#core/edit.ts";
import type { MessageKey } from "#core/message-key.ts";
import { toCents, toDecimal } from "#core/money.ts";
import { fail, type Result, succeed } from "#core/result.ts";
import type { Database, Queryable, Transaction } from "#database/connect.ts";
import { cursorOf, findPage } from "#database/find-page.ts";
import { contains } from "#database/find-text.ts";
import { inTransaction } from "#database/transaction.ts";
import { promotionCents, promotionCode } from "#features/orders/domain/promotion.ts";
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
  siteIds ? inArray(promotions.siteId, [...siteIds]) : undefined;

/** What counts on a site: its own codes, and those of every site. */
const countsOn = (siteIds: readonly number[]) =>
  or(isNull(promotions.siteId), inArray(promotions.siteId, [...siteIds]));

/** The same as `promotionState` says of one. */
function stateFilter(states: readonly PromotionState[] | undefined, now: Date): SQL | undefined {
  const notEnded = or(isNull(promotions.endsAt), gt(promotions.endsAt, now));
  const notUsedUp = or(isNull(promotions.maxUses), sql`${promotions.uses} < ${promotions.maxUses}`);
  const hasStarted = or(isNull(promotions.startsAt), lte(promotions.startsAt, now));
  const conditions: Record<PromotionState, SQL | undefined> = {
    ended: lte(promotions.endsAt, now),
    used_up: and(notEnded, sql`${promotions.uses} >= ${promotions.maxUses}`),
    planned: and(notEnded, notUsedUp, gt(promotions.startsAt, now)),
    running: and(notEnded, notUsedUp, hasStarted),
  };
  return states && or(...states.map((state) => conditions[state]));
}

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
  const filter = and(
    reached(input.actor),
    input.id === undefined ? undefined : eq(promotions.id, input.id),
    input.query ? contains(promotions.code, input.query) : undefined,
    input.site ? countsOn(input.site) : undefined,
    stateFilter(input.state, at),
  );
  const { ids, hasMore, total } = await findPage(db, {
    from: promotions,
    where: filter,
    id: promotions.id,
    after: cursorOf(input.after),
    limit: PAGE,
  });
  const shown = await db
    .select()
    .from(promotions)
    .where(inArray(promotions.id, ids))
    .orderBy(desc(promotions.id));
  const given = await sumGiven(db, shown);
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
    next: hasMore ? String(ids.at(-1)) : null,
  };
}

/** What each took off, by what its orders have frozen of it; orders that are alike are counted together. */
async function sumGiven(db: Queryable, rows: readonly Row[]): Promise<Map<number, number>> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const { promotionAmount: amount, promotionType: type } = orders;
  const goods = db
    .select({
      promotionId: promotionUses.promotionId,
      amount,
      type,
      cents: sql`sum(${orderLines.priceCents} * ${orderLines.quantity})`
        .mapWith(Number)
        .as("cents"),
    })
    .from(promotionUses)
    .innerJoin(orders, eq(orders.id, promotionUses.orderId))
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(inArray(promotionUses.promotionId, ids))
    .groupBy(promotionUses.promotionId, orders.id)
    .as("goods");
  const alike = await db
    .select({
      id: goods.promotionId,
      amount: goods.amount,
      type: goods.type,
      cents: goods.cents,
      times: count(),
    })
    .from(goods)
    .groupBy(goods.promotionId, goods.amount, goods.type, goods.cents);
  const given = new Map<number, number>();
  for (const { id, amount: off, type: kind, cents, times } of alike) {
    if (off === null || kind === null) continue;
    const each = promotionCents({ amount: off, type: kind }, cents);
    given.set(id, (given.get(id) ?? 0) + each * times);
  }
  return given;
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
  amount: toCents(fields.amount),
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
