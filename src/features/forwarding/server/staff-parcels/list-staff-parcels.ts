import { readCursor, writeCursor } from "#core/list-cursor.ts";
import type { StaffActor } from "#platform/auth/require-role.ts";
import type { StaffParcelSort } from "../../domain/staff-parcel-list.ts";
import type { ListedStaffParcel } from "../../staff-calls.ts";
import { type DescribeParcelsDeps, describeListedParcels } from "./describe-listed-parcels.ts";
import { seesMoney } from "./parcel-rights.ts";
import { findStaffParcels, type StaffParcelFilter } from "./staff-parcels.repository.ts";

const PAGE = 50;

type ParcelsPageInput = {
  actor: StaffActor;
  filter: StaffParcelFilter;
  sort?: StaffParcelSort | undefined;
  direction?: "up" | "down" | undefined;
  after?: string | undefined;
  limit?: number;
};
type ParcelsPage = { parcels: ListedStaffParcel[]; total: number; next: string | null };

/** A page of parcels with their goods, storage and remaining times; the newest first unless sorted otherwise. */
export async function listStaffParcels(
  deps: DescribeParcelsDeps,
  { actor, filter, sort = "number", direction = "down", after, limit = PAGE }: ParcelsPageInput,
): Promise<ParcelsPage> {
  const { found, next, total } = await findStaffParcels(deps.db, filter, {
    sort,
    isAscending: direction === "up",
    after: after === undefined ? undefined : readCursor(after),
    limit,
  });
  const parcels = await describeListedParcels(deps, found, (one) => seesMoney(actor, one));
  return { parcels, total, next: next && writeCursor(next) };
}

/** Exact up to 10,000. */
export async function countStaffParcels(
  { db }: Pick<DescribeParcelsDeps, "db">,
  filter: StaffParcelFilter,
): Promise<number> {
  const page = { sort: "number", isAscending: false, limit: 1 } as const;
  return (await findStaffParcels(db, filter, page)).total;
}
