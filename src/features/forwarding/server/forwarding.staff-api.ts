import type { Site } from "#features/sites/domain/site.ts";
import { failure } from "#platform/api/api-route.ts";
import { refuseWith } from "#platform/api/refuse.ts";
import { handleStaffCall, type StaffRequest, type StaffRoute } from "#platform/api/staff-route.ts";
import { noteAccess } from "#platform/audit/access-log.ts";
import {
  countStaffParcelsCall,
  listStaffParcelsCall,
  type ParcelsFilterInput,
  parcelsCsvCall,
  staffParcelCall,
} from "../staff-calls.ts";
import { type ParcelStepsDeps, parcelStepsApi } from "./requests/parcel-steps.staff-api.ts";
import {
  describeStaffParcel,
  type StaffParcelDeps,
} from "./staff-parcels/describe-staff-parcel.ts";
import { exportStaffParcels } from "./staff-parcels/export-staff-parcels.ts";
import { listLateParcels } from "./staff-parcels/late-parcels.ts";
import { countStaffParcels, listStaffParcels } from "./staff-parcels/list-staff-parcels.ts";
import { staffParcelFilter } from "./staff-parcels/staff-parcel-filter.ts";

export type StaffForwardingDeps = ParcelStepsDeps &
  StaffParcelDeps & { listSites: () => readonly Site[] };

const refuse = refuseWith({ "office.parcels.errors.csv_large": 409 });
const done = { status: true } as const;

export const forwardingStaffApi = (deps: StaffForwardingDeps): StaffRoute[] => [
  ...readingRoutes(deps),
  ...parcelStepsApi(deps),
];

function readingRoutes(deps: StaffForwardingDeps): StaffRoute[] {
  const filterOf = (asked: ParcelsFilterInput, { actor }: Pick<StaffRequest, "actor">) => {
    const now = deps.now();
    return staffParcelFilter(asked, actor, {
      now,
      listLate: () => listLateParcels(deps.listSites(), now),
    });
  };
  return [
    handleStaffCall(listStaffParcelsCall, async (input, request) => {
      const { actor } = request;
      const filter = filterOf(input, request);
      const all = await deps.shipping.listWarehouses();
      const warehouses = all.map(({ id, code, address }) => ({ id, code, city: address.city }));
      const { sort, direction, after } = input;
      const page = filter
        ? await listStaffParcels(deps, { actor, filter, sort, direction, after })
        : { parcels: [], total: 0, next: null };
      return { ...done, ...page, warehouses };
    }),
    handleStaffCall(countStaffParcelsCall, async ({ filters }, request) => {
      const counts: number[] = [];
      for (const asked of filters) {
        const filter = filterOf(asked, request);
        counts.push(filter ? await countStaffParcels(deps, filter) : 0);
      }
      return { ...done, counts };
    }),
    handleStaffCall(staffParcelCall, async ({ id }, { actor }) => {
      const shown = await describeStaffParcel(deps, { actor, id });
      if (!shown) return failure(404, "errors.not_found");
      const { parcel, customerId } = shown;
      const record = `forward_request:${id}`;
      await noteAccess(deps.db, { actor, customerId, what: "forward_request", record });
      return { ...done, parcel };
    }),
    handleStaffCall(parcelsCsvCall, async ({ filter: asked }, request) => {
      const filter = filterOf(asked, request);
      const made = await exportStaffParcels(deps, { actor: request.actor, filter });
      return made.ok ? made.value : refuse(request, made);
    }),
  ];
}
