import type { Database } from "#database/connect.ts";
import type { Site } from "#features/sites/domain/site.ts";
import { refuseWith } from "#platform/api/refuse.ts";
import { handleStaffCall, type StaffRoute } from "#platform/api/staff-route.ts";
import * as calls from "../staff-calls.ts";
import { listStaffCouriers, readPoints } from "./staff-couriers/courier-lists.ts";
import { removeService, saveFee, saveService } from "./staff-couriers/services.ts";

type Deps = { db: Database; now: () => Date; listSites: () => readonly Site[] };

const refuse = refuseWith({ "office.rates.errors.changed": 409 });
const done = { status: true } as const;

export const deliveryStaffApi = (deps: Deps): StaffRoute[] => [
  handleStaffCall(calls.listCouriersCall, async () => {
    const served = deps.listSites().flatMap((site) => site.countries.map(({ isoCode }) => isoCode));
    return {
      ...done,
      couriers: await listStaffCouriers(deps),
      countries: [...new Set(served)].sort(),
    };
  }),
  handleStaffCall(calls.saveServiceCall, async ({ id, seen = {}, changes }, request) => {
    const saved = await saveService(deps, { actor: request.actor, id, edit: { seen, changes } });
    return saved.ok ? { ...done, ...saved.value } : refuse(request, saved);
  }),
  handleStaffCall(calls.saveFeeCall, async ({ valid_from: validFrom, ...sent }, request) => {
    const saved = await saveFee(deps, { actor: request.actor, validFrom, ...sent });
    return saved.ok ? done : refuse(request, saved);
  }),
  handleStaffCall(calls.removeServiceCall, async ({ id }, request) => {
    const removed = await removeService(deps, { actor: request.actor, id });
    return removed.ok ? done : refuse(request, removed);
  }),
  handleStaffCall(calls.readPointsCall, async ({ courier, reason }, { actor }) => ({
    ...done,
    ...(await readPoints(deps, { actor, courier, reason })),
  })),
];
