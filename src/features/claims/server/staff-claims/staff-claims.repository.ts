import {
  and,
  desc,
  eq,
  gte,
  inArray,
  isNull,
  lt,
  ne,
  not,
  notInArray,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import type { Queryable } from "#database/connect.ts";
import { findPage } from "#database/find-page.ts";
import { startsWith } from "#database/find-text.ts";
import { integerList } from "#database/integer-list.ts";
import { customers } from "#features/account/server/account.tables.ts";
import { fullName, nameOrEmail } from "#features/account/server/customer-name.ts";
import { isFoundBy } from "#features/account/server/staff-customers/find-people.ts";
import { tasks } from "#features/records/server/tasks/tasks.tables.ts";
import type { ClaimKind, ClaimReason } from "../../domain/claim-reason.ts";
import type { RemedyStatus } from "../../domain/claim-remedy.ts";
import type { ClaimStatus } from "../../domain/claim-status.ts";
import type { Claim } from "../claims.repository.ts";
import { claimHistory, claimRemedies, claims } from "../claims.tables.ts";

/** Undecided claims of these sites are late if they came before this time. */
export type LateClaims = { siteIds: readonly number[]; before: Date };

export type StaffClaimFilter = {
  /** Undefined: every site. */
  siteIds?: readonly number[] | undefined;
  withoutSiteIds?: readonly number[] | undefined;
  statuses?: readonly ClaimStatus[] | undefined;
  reasons?: readonly ClaimReason[] | undefined;
  kind?: ClaimKind | undefined;
  remedy?: RemedyStatus | undefined;
  from?: Date | undefined;
  before?: Date | undefined;
  /** A number of ours, an e-mail, a telephone number, or the customer's name. */
  text?: string | undefined;
  customerId?: number | undefined;
  orderId?: number | undefined;
  requestId?: number | undefined;
  assignedTo?: { staffId: number; is: boolean } | undefined;
  late?: { among: readonly LateClaims[]; is: boolean } | undefined;
};

const where = <Value>(value: Value | undefined, condition: (value: Value) => SQL | undefined) =>
  value === undefined ? undefined : condition(value);

const matches = (filter: StaffClaimFilter) =>
  and(
    where(filter.siteIds, (ids) => inArray(claims.siteId, [...ids])),
    where(filter.withoutSiteIds, (ids) => notInArray(claims.siteId, [...ids])),
    where(filter.statuses, (statuses) => inArray(claims.status, [...statuses])),
    where(filter.reasons, (reasons) => inArray(claims.reason, [...reasons])),
    where(filter.kind, (kind) =>
      kind === "order" ? isNull(claims.requestId) : isNull(claims.orderId),
    ),
    where(filter.remedy, hasRemedy),
    where(filter.from, (from) => gte(claims.createdAt, from)),
    where(filter.before, (before) => lt(claims.createdAt, before)),
    where(filter.text, isClaimFoundBy),
    where(filter.customerId, (id) => eq(claims.customerId, id)),
    where(filter.orderId, (id) => eq(claims.orderId, id)),
    where(filter.requestId, (id) => eq(claims.requestId, id)),
    where(filter.assignedTo, ({ staffId, is }) =>
      is ? isAssignedTo(staffId) : not(isAssignedTo(staffId)),
    ),
    where(filter.late, ({ among, is }) => (is ? isLate(among) : not(isLate(among)))),
  );

const hasRemedy = (status: RemedyStatus): SQL =>
  sql`${claims.id} in (select remedy.id from ${claimRemedies} remedy where remedy.status = ${status})`;

/** `CL17`, `QU17` and `FR17` each name one record; a number alone may be any of them. */
function isClaimFoundBy(text: string): SQL | undefined {
  const [, prefix = "", digits] = /^(CL|QU|FR)?(\d{1,15})$/i.exec(text) ?? [];
  if (digits === undefined) {
    return inArray(claims.customerId, sql`(select id from ${customers} where ${isFoundBy(text)})`);
  }
  const byPrefix: Record<string, SQL> = {
    CL: eq(claims.id, Number(digits)),
    QU: eq(claims.orderId, Number(digits)),
    FR: eq(claims.requestId, Number(digits)),
  };
  return byPrefix[prefix.toUpperCase()] ?? or(...Object.values(byPrefix), isOfPhone(digits));
}

const isOfPhone = (digits: string): SQL =>
  inArray(
    claims.customerId,
    sql`(select id from ${customers} where ${customers.phoneNumber} <> ''
      and ${startsWith(sql`regexp_replace(${customers.phoneNumber}, '\\D', '', 'g')`, digits)})`,
  );

const isAssignedTo = (staffId: number): SQL =>
  sql`${claims.id} in (select substr(${tasks.subject}, ${"claim:".length + 1}::int)::bigint from ${tasks}
    where ${eq(tasks.assigneeId, staffId)} and ${isNull(tasks.closedAt)} and ${eq(tasks.kind, "claim")})`;

function isLate(among: readonly LateClaims[]): SQL {
  if (among.length === 0) return sql`false`;
  const ofSites = among.map(
    ({ siteIds, before }) =>
      sql`(${inArray(claims.siteId, [...siteIds])} and ${claims.createdAt} < ${before.toISOString()}::timestamptz)`,
  );
  return sql`(${inArray(claims.status, ["received", "in_review"])} and (${sql.join(ofSites, sql` or `)}))`;
}

type ClaimPage = {
  isAscending: boolean;
  after: { id: number } | undefined;
  limit: number;
};

export type FoundClaim = {
  claim: Claim;
  customer: string | null;
  email: string | null;
  remedy: typeof claimRemedies.$inferSelect | null;
};

/** A page of claims by number, and how many there are. */
export async function findStaffClaims(
  db: Queryable,
  filter: StaffClaimFilter,
  { isAscending, after, limit }: ClaimPage,
): Promise<{ rows: FoundClaim[]; hasMore: boolean; total: number }> {
  const { ids, hasMore, total } = await findPage(db, {
    from: claims,
    where: matches(filter),
    id: claims.id,
    isAscending,
    after,
    limit,
  });
  const rows = await db
    .select({
      claim: claims,
      customer: fullName(),
      email: customers.email,
      remedy: claimRemedies,
    })
    .from(claims)
    .innerJoin(customers, eq(customers.id, claims.customerId))
    .leftJoin(claimRemedies, eq(claimRemedies.id, claims.id))
    .where(sql`${claims.id} = any(${integerList(ids)}::bigint[])`);
  const byId = new Map(rows.map((row) => [row.claim.id, row]));
  return { rows: ids.flatMap((id) => byId.get(id) ?? []), hasMore, total };
}

/** Who each claim is assigned to. */
export async function selectClaimAssignees(
  db: Queryable,
  ids: readonly number[],
): Promise<Map<number, { id: number; name: string }>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ subject: tasks.subject, id: customers.id, name: nameOrEmail() })
    .from(tasks)
    .innerJoin(customers, eq(customers.id, tasks.assigneeId))
    .where(
      and(
        isNull(tasks.closedAt),
        eq(tasks.kind, "claim"),
        inArray(
          tasks.subject,
          ids.map((id) => `claim:${id}`),
        ),
      ),
    );
  return new Map(
    rows.map(({ subject, id, name }) => [Number(subject.slice("claim:".length)), { id, name }]),
  );
}

/** Every step, with the staff member who made it. */
export const selectStaffSteps = (db: Queryable, claimId: number) =>
  db
    .select({
      at: claimHistory.at,
      status: claimHistory.status,
      actor: claimHistory.actorKind,
      who: sql<
        string | null
      >`case when ${claimHistory.actorKind} = 'staff' then coalesce(${fullName()}, ${customers.email}) end`,
      note: claimHistory.note,
    })
    .from(claimHistory)
    .leftJoin(customers, eq(customers.id, claimHistory.actorId))
    .where(eq(claimHistory.claimId, claimId))
    .orderBy(claimHistory.id);

/** Who made the last step, and when. */
export async function selectLastStep(db: Queryable, claimId: number) {
  const [step] = await db
    .select({ by: nameOrEmail(), at: claimHistory.at })
    .from(claimHistory)
    .innerJoin(customers, eq(customers.id, claimHistory.actorId))
    .where(eq(claimHistory.claimId, claimId))
    .orderBy(desc(claimHistory.id))
    .limit(1);
  return step;
}

const OTHERS = 10;

/** The customer's other claims on the sites that the caller works for, the newest first. */
export const selectOtherClaims = (
  db: Queryable,
  { id, customerId }: Pick<Claim, "id" | "customerId">,
  siteIds: readonly number[] | undefined,
) =>
  db
    .select()
    .from(claims)
    .where(
      and(
        eq(claims.customerId, customerId),
        ne(claims.id, id),
        siteIds && inArray(claims.siteId, [...siteIds]),
      ),
    )
    .orderBy(desc(claims.id))
    .limit(OTHERS);

export async function selectClaimant(db: Queryable, id: number) {
  const [row] = await db
    .select({
      id: customers.id,
      name: nameOrEmail(),
      email: customers.email,
      phone_number: customers.phoneNumber,
      company_name: customers.companyName,
    })
    .from(customers)
    .where(eq(customers.id, id));
  return row;
}

/** The sites of claims, for notes. */
export const selectClaimSites = (db: Queryable, ids: readonly number[]) =>
  db
    .select({ id: claims.id, siteId: claims.siteId })
    .from(claims)
    .where(inArray(claims.id, [...ids]));
