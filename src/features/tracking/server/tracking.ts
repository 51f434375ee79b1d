import { fail, type Result, succeed } from "#core/result.ts";
import type { RegisterShipment } from "#features/shipping/server/register-shipment.ts";
import type { SiteContext } from "#features/sites/domain/site.ts";
import type { CarrierWebhookRequest } from "#ports/carriers.ts";
import type { TrackingView } from "../contract.ts";
import { applyCarrierReport } from "./apply-carrier-report.ts";
import { describeTracked } from "./describe-tracked.ts";
import { findTracked, type TrackingQuery } from "./find-tracked.ts";
import { pollCarriers } from "./poll-carriers.ts";
import { registerShipment } from "./register-shipment.ts";
import type { SubjectKind, TrackingDeps } from "./tracking-deps.ts";

/** The feature's use cases, bound to what they need; called once, by feature.ts. */
export function bindTracking(deps: TrackingDeps) {
  return {
    registerShipment:
      (kind: SubjectKind): RegisterShipment =>
      (parcel) =>
        registerShipment(deps, kind, parcel),
    /** Undefined where it is not the customer's own. */
    async trackOwn({
      timeZone,
      ...asked
    }: TrackingQuery & { timeZone: string }): Promise<TrackingView | undefined> {
      const found = await findTracked(deps, asked);
      if (!found.ok || !found.value.isOwner) return undefined;
      return describeTracked(deps, found.value, timeZone);
    },
    async track({
      timeZone,
      ...asked
    }: TrackingQuery & { timeZone: string }): Promise<
      Result<TrackingView, "errors.not_found" | "errors.invalid_input">
    > {
      const found = await findTracked(deps, asked);
      return found.ok ? succeed(await describeTracked(deps, found.value, timeZone)) : found;
    },
    listRecent: (customerId: number, at?: SiteContext) => deps.listRecent(customerId, at),
    pollCarriers: () => pollCarriers(deps),
    /** Believed by its signature alone; which carrier it is of, the signature says too. */
    async handleWebhook(
      message: CarrierWebhookRequest,
    ): Promise<Result<null, "errors.not_found" | "forged">> {
      for (const carrier of deps.carriers) {
        const read = carrier.parseWebhook(message);
        if (read.ok) return applyCarrierReport(deps, carrier.name, read.report);
      }
      return fail("forged");
    },
  };
}
export type Tracking = ReturnType<typeof bindTracking>;
