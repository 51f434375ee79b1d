import { MOST_CSV_ROWS } from "#core/counted-rows.ts";
import { toDecimal } from "#core/money.ts";
import { fail, type Result, succeed } from "#core/result.ts";
import type { Database } from "#database/connect.ts";
import { type CsvCell, csvFile } from "#platform/api/csv.ts";
import type { FileAnswer } from "#platform/api/file-answer.ts";
import { filterNames, noteAccess } from "#platform/audit/access-log.ts";
import { requireRole, type StaffActor } from "#platform/auth/require-role.ts";
import { summariseClaim } from "../describe-claim.ts";
import {
  type FoundClaim,
  findStaffClaims,
  type StaffClaimFilter,
} from "./staff-claims.repository.ts";

const HEAD = [
  "number",
  "about",
  "reason",
  "status",
  "site_id",
  "created_at",
  "closed_at",
  "remedy",
  "remedy_status",
  "amount",
  "currency",
];
/** Columns that only the owner gets: support may not export persons. */
const PERSONAL = ["customer_id", "customer", "email"];
const PAGE = 500;

type Export = { actor: StaffActor; filter: StaffClaimFilter | undefined };

/** The claims of a filter, the newest first, as a file that is streamed while it is read. */
export async function exportClaims(
  { db }: { db: Database },
  { actor, filter }: Export,
): Promise<Result<FileAnswer, "office.claims.errors.csv_large">> {
  const counting = { isAscending: false, after: undefined, limit: 1 };
  if (filter && (await findStaffClaims(db, filter, counting)).total > MOST_CSV_ROWS) {
    return fail("office.claims.errors.csv_large");
  }
  const seesPersons = requireRole(actor, "owner").ok;
  if (seesPersons) {
    await noteAccess(db, { actor, what: "claims.csv", details: { filters: filterNames(filter) } });
  }
  const head = seesPersons ? [...HEAD, ...PERSONAL] : HEAD;
  const cells = (one: FoundClaim) => [...cellsOf(one), ...(seesPersons ? personOf(one) : [])];
  async function* pages(): AsyncGenerator<CsvCell[][]> {
    let after: { id: number } | undefined;
    while (filter) {
      const page = { isAscending: false, after, limit: PAGE };
      const { rows, hasMore } = await findStaffClaims(db, filter, page);
      yield rows.map(cells);
      const last = rows.at(-1);
      if (!hasMore || !last) return;
      after = { id: last.claim.id };
    }
  }
  return succeed(csvFile("claims.csv", head, pages()));
}

function cellsOf({ claim, remedy }: FoundClaim): CsvCell[] {
  const { number, subject, reason, status, created_at } = summariseClaim(claim);
  const closedAt = claim.closedAt?.toISOString() ?? null;
  const money = remedy && toDecimal(remedy.doneCents ?? remedy.amountCents);
  const put = [remedy?.way ?? null, remedy?.status ?? null, money, remedy?.currency ?? null];
  return [number, subject, reason, status, claim.siteId, created_at, closedAt, ...put];
}

const personOf = ({ claim, customer, email }: FoundClaim): CsvCell[] => [
  claim.customerId,
  customer,
  email,
];
