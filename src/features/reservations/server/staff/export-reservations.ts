import { MOST_CSV_ROWS } from "#core/counted-rows.ts";
import { fail, type Result, succeed } from "#core/result.ts";
import type { Database } from "#database/connect.ts";
import { type CsvCell, csvFile } from "#platform/api/csv.ts";
import type { FileAnswer } from "#platform/api/file-answer.ts";
import { filterNames, noteAccess } from "#platform/audit/access-log.ts";
import { reachesSite, requireOneOfRoles, type StaffActor } from "#platform/auth/require-role.ts";
import { describeListed } from "./describe-reservation.ts";
import {
  type FoundReservation,
  findReservations,
  type StaffReservationsFilter,
} from "./staff-reservations.repository.ts";

const PAGE = 500;
const HEAD = ["id", "status", "site_id", "phone", "colour", "storage", "position", "confirmed_at"];
/** Columns that only the owner and finance get. */
const PERSONAL = ["name", "email", "phone_number"];

type Export = { actor: StaffActor; filter: StaffReservationsFilter | undefined };

/** The reservations of a filter in the order of the queue, read while the file is sent. */
export async function exportReservations(
  db: Database,
  { actor, filter }: Export,
): Promise<Result<FileAnswer>> {
  const first = { after: undefined, limit: 1 };
  if (filter && (await findReservations(db, filter, first)).total > MOST_CSV_ROWS) {
    return fail("office.reservations.errors.csv_large");
  }
  const allowed = requireOneOfRoles(actor, ["finance"]);
  const reader = allowed.ok ? allowed.value : undefined;
  const details = { filters: filterNames(filter) };
  if (reader) await noteAccess(db, { actor, what: "reservations.csv", details });
  async function* pages(): AsyncGenerator<CsvCell[][]> {
    let after: number | undefined;
    while (filter) {
      const { rows, hasMore } = await findReservations(db, filter, { after, limit: PAGE });
      yield rows.map((row) => [
        ...cellsOf(row),
        ...(reader && reachesSite(reader, row.reservation.siteId) ? personOf(row) : []),
      ]);
      after = rows.at(-1)?.reservation.id;
      if (!hasMore) return;
    }
  }
  return succeed(csvFile("reservations.csv", reader ? [...HEAD, ...PERSONAL] : HEAD, pages()));
}

function cellsOf(row: FoundReservation): CsvCell[] {
  const { id, status, site_id, name, colour, storage, position, confirmed_at } =
    describeListed(row);
  return [id, status, site_id, name, colour, storage, position, confirmed_at];
}

function personOf(row: FoundReservation): CsvCell[] {
  const { person } = describeListed(row);
  return [person?.name ?? null, person?.email ?? null, person?.phone_number ?? null];
}
