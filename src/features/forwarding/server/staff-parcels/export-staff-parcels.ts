import { MOST_CSV_ROWS } from "#core/counted-rows.ts";
import { fail, type Result, succeed } from "#core/result.ts";
import { type CsvCell, csvFile } from "#platform/api/csv.ts";
import type { FileAnswer } from "#platform/api/file-answer.ts";
import { filterNames, noteAccess } from "#platform/audit/access-log.ts";
import { reachesSite, requireOneOfRoles, type StaffActor } from "#platform/auth/require-role.ts";
import type { ListedStaffParcel } from "../../staff-calls.ts";
import type { DescribeParcelsDeps } from "./describe-listed-parcels.ts";
import { countStaffParcels, listStaffParcels } from "./list-staff-parcels.ts";
import type { StaffParcelFilter } from "./staff-parcels.repository.ts";

const HEAD = [
  "number",
  "status",
  "site_id",
  "warehouse",
  "created_at",
  "shops",
  "goods",
  "weight_kg",
  "free_until",
  "total",
];
/** Columns that only the owner and finance get. */
const PERSONAL = ["suite", "customer"];
const PAGE = 500;

type Export = { actor: StaffActor; filter: StaffParcelFilter | undefined };

/** The parcels of a filter as a file that is streamed while it is read, the newest first. */
export async function exportStaffParcels(
  deps: DescribeParcelsDeps,
  { actor, filter }: Export,
): Promise<Result<FileAnswer>> {
  if (filter && (await countStaffParcels(deps, filter)) > MOST_CSV_ROWS) {
    return fail("office.parcels.errors.csv_large");
  }
  const allowed = requireOneOfRoles(actor, ["finance"]);
  const reader = allowed.ok ? allowed.value : undefined;
  const details = { filters: filterNames(filter) };
  if (reader) await noteAccess(deps.db, { actor, what: "parcels.csv", details });
  const cells = (one: ListedStaffParcel) => [
    ...cellsOf(one),
    ...(reader && reachesSite(reader, one.site_id) ? [one.suite, one.customer] : []),
  ];
  async function* pages(): AsyncGenerator<CsvCell[][]> {
    let after: string | undefined;
    while (filter) {
      const page = await listStaffParcels(deps, { actor, filter, after, limit: PAGE });
      yield page.parcels.map(cells);
      if (!page.next) return;
      after = page.next;
    }
  }
  return succeed(csvFile("parcels.csv", reader ? [...HEAD, ...PERSONAL] : HEAD, pages()));
}

function cellsOf(parcel: ListedStaffParcel): CsvCell[] {
  const { number, status, site_id, warehouse, created_at, shops, goods, weight, total } = parcel;
  const named = goods.map(({ name, quantity }) => `${quantity} × ${name}`).join("; ");
  const until = parcel.storage?.free_until ?? null;
  return [
    number,
    status,
    site_id,
    warehouse,
    created_at,
    shops.join("; "),
    named,
    weight,
    until,
    total,
  ];
}
