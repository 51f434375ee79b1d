import { type Result, succeed } from "#core/result.ts";
import type { RegisterShipment } from "#features/shipping/server/register-shipment.ts";
import type { SiteContext } from "#features/sites/domain/site.ts";
import type { CarrierWebhookRequest } from "#ports/carriers.ts";
import type { TrackingView } from "../contract.ts";
import { carriedSoFar } from "./carried-so-far.ts";
import { describeTracked } from "./describe-tracked.ts";
import { findTracked, type TrackingQuery } from "./find-tracked.ts";
import { handleWebhook, prepareWebhook } from "./handle-webhook.ts";
import { pollCarriers } from "./poll-carriers.ts";
import { registerShipment } from "./register-shipment.ts";
import type { SubjectKind, TrackingDeps } from "./tracking-deps.ts";

/** Binds the feature's use cases to their dependencies; feature.ts calls it once. */
export function bindTracking(deps: TrackingDeps) {
  return {
    registerShipment:
      (kind: SubjectKind): RegisterShipment =>
      (parcel) =>
        registerShipment(deps, kind, parcel),
    carriedSoFar,
    /** Undefined if the parcel is not the customer's own. */
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
    handleWebhook: (message: CarrierWebhookRequest) => handleWebhook(deps, message),
    /** Prepares an earlier webhook to be applied again. */
    prepareWebhook: prepareWebhook(deps),
  };
}
export type Tracking = ReturnType<typeof bindTracking>;
