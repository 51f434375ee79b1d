import { utcDay } from "#core/dates.ts";
import type { Database } from "#database/connect.ts";
import type { Site } from "#features/sites/domain/site.ts";
import { refuseWith } from "#platform/api/refuse.ts";
import { handleStaffCall, type StaffRoute } from "#platform/api/staff-route.ts";
import type { ListedRate } from "../staff-calls.ts";
import * as calls from "../staff-calls.ts";
import { rateFields, readRate } from "./rate-response.ts";
import {
  listStaffRates,
  type RateVersion,
  removeRate,
  saveRate,
  startRates,
} from "./staff-rates/rates.ts";
import { listVat, saveVat } from "./staff-rates/vat-rates.ts";
import { listStaffWarehouses, removeWarehouse, saveWarehouse } from "./staff-rates/warehouses.ts";

type Deps = { db: Database; now: () => Date; listSites: () => readonly Site[] };

const refuse = refuseWith({
  "office.warehouses.errors.used": 409,
  "office.rates.errors.valid_already": 409,
  "office.rates.errors.changed": 409,
});
const done = { status: true } as const;

export const shippingStaffApi = (deps: Deps): StaffRoute[] => [
  ...warehouseRoutes(deps),
  ...rateRoutes(deps),
  handleStaffCall(calls.listVatCall, () => ({
    ...done,
    rates: listVat(deps.listSites(), deps.now()).map(({ isOwn, ...rate }) => ({
      ...rate,
      is_own: isOwn,
    })),
  })),
  handleStaffCall(calls.saveVatCall, async (input, request) => {
    const saved = await saveVat(deps, { actor: request.actor, ...input });
    return saved.ok ? done : refuse(request, saved);
  }),
];

function warehouseRoutes(deps: Deps): StaffRoute[] {
  return [
    handleStaffCall(calls.listWarehousesCall, async () => ({
      ...done,
      warehouses: await listStaffWarehouses(deps),
    })),
    handleStaffCall(calls.saveWarehouseCall, async ({ id, seen = {}, changes }, request) => {
      const edit = { seen, changes };
      const saved = await saveWarehouse(deps, { actor: request.actor, id, edit });
      return saved.ok ? { ...done, ...saved.value } : refuse(request, saved);
    }),
    handleStaffCall(calls.removeWarehouseCall, async ({ id }, request) => {
      const removed = await removeWarehouse(deps, { actor: request.actor, id });
      return removed.ok ? done : refuse(request, removed);
    }),
  ];
}

const describeRate = (rate: RateVersion): ListedRate => ({
  ...rateFields(rate),
  id: rate.id,
  warehouse: rate.warehouse,
  is_current: rate.isCurrent,
  is_future: rate.isFuture,
});

/** All countries that any site ships to. */
const servedCountries = (sites: readonly Site[]): string[] =>
  [...new Set(sites.flatMap((site) => site.countries.map(({ isoCode }) => isoCode)))].sort();

function rateRoutes(deps: Deps): StaffRoute[] {
  return [
    handleStaffCall(calls.listRatesCall, async () => {
      const warehouses = await listStaffWarehouses(deps);
      return {
        ...done,
        today: utcDay(deps.now()),
        warehouses: warehouses.map(({ id, code, city }) => ({ id, code, city })),
        countries: servedCountries(deps.listSites()),
        rates: (await listStaffRates(deps)).map(describeRate),
      };
    }),
    handleStaffCall(calls.saveRateCall, async ({ seen, ...fields }, request) => {
      const saved = await saveRate(deps, {
        actor: request.actor,
        entry: readRate(fields),
        seen: seen && readRate(seen),
      });
      return saved.ok ? { ...done, ...saved.value } : refuse(request, saved);
    }),
    handleStaffCall(calls.removeRateCall, async ({ id }, request) => {
      const removed = await removeRate(deps, { actor: request.actor, id });
      return removed.ok ? done : refuse(request, removed);
    }),
    handleStaffCall(calls.startRatesCall, async ({ warehouse_id: warehouseId }, request) => {
      const countries = servedCountries(deps.listSites());
      const started = await startRates(deps, { actor: request.actor, warehouseId, countries });
      return started.ok ? { ...done, ...started.value } : refuse(request, started);
    }),
  ];
}
