import { addDays, formatDate, startOfDay } from "#core/dates.ts";
import type { Edit } from "#core/edit.ts";
import type { MessageKey } from "#core/message-key.ts";
import { toCents, toDecimal } from "#core/money.ts";
import { fail, type Result, succeed } from "#core/result.ts";
import type { Database, Transaction } from "#database/connect.ts";
import { inTransaction } from "#database/transaction.ts";
import { promotionCode } from "#features/orders/domain/promotion.ts";
import { FEE_TYPES } from "#features/payments/domain/payment-fee.ts";
import { editRecord } from "#platform/audit/edit-record.ts";
import { writeAuditNote } from "#platform/audit/write-audit-note.ts";
import type { StaffActor } from "#platform/auth/require-role.ts";
import { NEW_PROMOTION } from "../domain/new-promotion.ts";
import { promotionState } from "../domain/promotion-state.ts";
import type { PromotionFields } from "../staff-calls.ts";
import {
  findPromotions,
  hasCode,
  hasSite,
  insertPromotionRow,
  lockPromotion,
  type PromotionFilter,
  type PromotionRow,
  sumDiscounts,
  updatePromotion,
} from "./selling.repository.ts";

/** Days are in the time zone of the site on which staff work. */
type Deps = { db: Database; now: () => Date; timeZone: string };
const PAGE = 50;

const dayOf = (moment: Date | null, timeZone: string) => moment && formatDate(moment, timeZone);
/** The last day on which the code is valid; `endsAt` is the first moment when it is not. */
const lastDay = (endsAt: Date | null, timeZone: string) =>
  endsAt && formatDate(new Date(endsAt.getTime() - 1), timeZone);

/** The fields in the form's shape; an edit compares the loaded values with these. */
export const fieldsOf = (row: PromotionRow, timeZone: string): PromotionFields => ({
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

type ListInput = PromotionFilter & { after?: string | undefined };

export async function listPromotions({ db, now }: Pick<Deps, "db" | "now">, input: ListInput) {
  const page = { now: now(), after: input.after, limit: PAGE };
  const { rows, hasMore, total } = await findPromotions(db, input, page);
  const given = await sumDiscounts(db, rows);
  return {
    promotions: rows.map((row) => ({
      row,
      givenCents: given.get(row.id) ?? 0,
      state: promotionState(row, page.now),
    })),
    total,
    next: hasMore ? String(rows.at(-1)?.id) : null,
  };
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
      write: async () => updatePromotion(tx, id, rowOf(fields, deps)),
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
  const id = await insertPromotionRow(tx, rowOf(fields, deps));
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
  if (siteId !== null && !(await hasSite(tx, siteId))) {
    return refuse("site_id", "office.promotions.errors.site");
  }
  const isTaken = await hasCode(tx, { code, siteId, exceptId: ownId });
  return isTaken ? refuse("code", "office.promotions.errors.code_taken") : undefined;
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
    await updatePromotion(tx, id, { endsAt });
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
