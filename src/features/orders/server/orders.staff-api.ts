import { toDecimal } from "#core/money.ts";
import type { Site } from "#features/sites/domain/site.ts";
import { failure } from "#platform/api/api-route.ts";
import { refuseWith } from "#platform/api/refuse.ts";
import { handleStaffCall, type StaffRequest, type StaffRoute } from "#platform/api/staff-route.ts";
import { noteAccess } from "#platform/audit/access-log.ts";
import {
  countStaffOrdersCall,
  listStaffOrdersCall,
  ordersCsvCall,
  staffOrderCall,
  sumStaffOrdersCall,
} from "../staff-calls.ts";
import { type OrderRunDeps, orderRunsApi } from "./order-runs/order-runs.staff-api.ts";
import { describeStaffOrder } from "./staff-orders/describe-staff-order.ts";
import { exportStaffOrders } from "./staff-orders/export-staff-orders.ts";
import { listLateOrders } from "./staff-orders/list-late-orders.ts";
import { listOrdersPage } from "./staff-orders/list-orders-page.ts";
import { countOrders } from "./staff-orders/list-staff-orders.ts";
import { staffOrderFilter } from "./staff-orders/staff-order-filter.ts";
import { sumStaffOrders } from "./staff-orders/staff-orders.repository.ts";
import { orderStepsApi, type StaffOrdersDeps } from "./staff-steps/order-steps.staff-api.ts";

export const ordersStaffApi = (deps: StaffOrdersDeps & OrderRunDeps): StaffRoute[] => [
  ...readingRoutes(deps),
  ...orderStepsApi(deps),
  ...orderRunsApi(deps),
];

const refuse = refuseWith({ "office.orders.errors.csv_large": 409 });

const languageAt = (site: Site, language: string | undefined) =>
  language === undefined ? undefined : { site, language };

function readingRoutes(deps: StaffOrdersDeps): StaffRoute[] {
  const filterOf = (
    asked: Parameters<typeof staffOrderFilter>[0],
    { actor, site }: Pick<StaffRequest, "actor" | "site">,
  ) =>
    staffOrderFilter(asked, actor, {
      timeZone: site.timeZone,
      listLate: () => listLateOrders(deps),
    });
  return [
    handleStaffCall(listStaffOrdersCall, async (input, { actor, site }) => {
      const filter = filterOf(input, { actor, site });
      if (!filter) return { status: true as const, orders: [], total: 0, next: null };
      const { language, ...asked } = input;
      const page = { ...asked, at: languageAt(site, language) };
      return { status: true as const, ...(await listOrdersPage(deps, { actor, filter, page })) };
    }),
    handleStaffCall(countStaffOrdersCall, async ({ filters }, { actor, site }) => {
      const counts: number[] = [];
      for (const asked of filters) {
        const filter = filterOf(asked, { actor, site });
        counts.push(filter ? await countOrders(deps, filter) : 0);
      }
      return { status: true as const, counts };
    }),
    handleStaffCall(sumStaffOrdersCall, async (asked, request) => {
      const filter = filterOf(asked, request);
      const sums = filter ? await sumStaffOrders(deps.db, filter) : [];
      const written = sums?.map(({ currency, cents }) => ({ currency, amount: toDecimal(cents) }));
      return { status: true as const, sums: written ?? null };
    }),
    handleStaffCall(staffOrderCall, async ({ id, language }, { actor, site }) => {
      const at = languageAt(site, language);
      const shown = await describeStaffOrder(deps, { actor, id, at });
      if (!shown) return failure(404, "errors.not_found");
      const { order, customerId } = shown;
      const look = { actor, customerId, isGuest: customerId === undefined };
      await noteAccess(deps.db, { ...look, what: "order", record: `order:${id}` });
      return { status: true as const, order };
    }),
    handleStaffCall(ordersCsvCall, async ({ filter: asked }, request) => {
      const { actor, site } = request;
      const filter = filterOf(asked, { actor, site });
      const made = await exportStaffOrders(deps, { actor, filter });
      return made.ok ? made.value : refuse(request, made);
    }),
  ];
}
