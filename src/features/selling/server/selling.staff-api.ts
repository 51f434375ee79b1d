import { sum, toDecimal } from "#core/money.ts";
import { orderNumber } from "#features/orders/domain/order-status.ts";
import { readRate } from "#features/shipping/server/rate-response.ts";
import { refuseWith } from "#platform/api/refuse.ts";
import { handleStaffCall, type StaffRoute } from "#platform/api/staff-route.ts";
import * as calls from "../staff-calls.ts";
import { endPromotion, fieldsOf, listPromotions, savePromotion } from "./promotions.ts";
import { type RehearseDeps, rehearseLastOrders } from "./rehearse-last-orders.ts";

const refuse = refuseWith();
const done = { status: true } as const;

export function sellingStaffApi(deps: RehearseDeps): StaffRoute[] {
  return [
    handleStaffCall(calls.listPromotionsCall, async (input, { actor, site }) => {
      const { promotions, ...page } = await listPromotions(deps, { actor, ...input });
      return {
        ...done,
        ...page,
        promotions: promotions.map(({ row, givenCents, state }) => ({
          id: row.id,
          ...fieldsOf(row, site.timeZone),
          uses: row.uses,
          given: toDecimal(givenCents),
          state,
        })),
      };
    }),
    handleStaffCall(calls.savePromotionCall, async ({ id, seen = {}, changes }, request) => {
      const { actor, site } = request;
      const place = { ...deps, timeZone: site.timeZone };
      const saved = await savePromotion(place, { actor, id, edit: { seen, changes } });
      return saved.ok ? { ...done, ...saved.value } : refuse(request, saved);
    }),
    handleStaffCall(calls.endPromotionCall, async ({ id }, request) => {
      const ended = await endPromotion(deps, { actor: request.actor, id });
      return ended.ok ? done : refuse(request, ended);
    }),
    handleStaffCall(calls.rehearseRateCall, async (fields, request) => {
      const rehearsed = await rehearseLastOrders(deps, readRate(fields));
      if (!rehearsed.ok) return refuse(request, rehearsed);
      const { lookedAt, rows } = rehearsed.value;
      return {
        ...done,
        looked_at: lookedAt,
        before: toDecimal(sum(rows.map(({ beforeCents }) => beforeCents))),
        after: toDecimal(sum(rows.map(({ afterCents }) => afterCents))),
        orders: rows.map(({ id, siteId, grams, beforeCents, afterCents }) => ({
          id,
          number: orderNumber(id),
          site_id: siteId,
          grams,
          before: toDecimal(beforeCents),
          after: toDecimal(afterCents),
        })),
      };
    }),
  ];
}
