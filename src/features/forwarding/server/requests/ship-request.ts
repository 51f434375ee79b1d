import { fail, succeed } from "#core/result.ts";
import type { RegisterShipment } from "#features/shipping/server/register-shipment.ts";
import { countryCode } from "#features/sites/domain/site.ts";
import { reachesSite, requireRole } from "#platform/auth/require-role.ts";
import { forwardNumber } from "../../domain/forward-status.ts";
import { notifyRequestStep } from "../emails/notify-request-step.ts";
import { type ForwardRequest, selectRequest } from "../forwarding.repository.ts";
import type { ForwardingDeps } from "../forwarding-deps.ts";
import {
  requestLifecycle,
  type StaffResult,
  type StaffStepInput,
  staffStep,
} from "./request-lifecycle.ts";

export type Shipping = StaffStepInput & {
  /** Set if the label already exists; otherwise our carrier gives the number. */
  carrier?: string | undefined;
  trackingNumber?: string | undefined;
};
const ROLE = "warehouse";

/**
 * Ships the request with a tracking number, and tells the customer. The carrier is called before the
 * transaction, so that no transaction waits for it; registering the same parcel twice creates only one.
 */
export async function shipRequest(
  deps: ForwardingDeps & { registerShipment: RegisterShipment },
  { carrier, trackingNumber, ...input }: Shipping,
): Promise<StaffResult> {
  const allowed = requireRole(input.actor, ROLE);
  const found = allowed.ok ? await selectRequest(deps.db, input.id) : undefined;
  if (!allowed.ok) return allowed;
  if (!found || !reachesSite(allowed.value, found.siteId)) return fail("errors.not_found");
  const tooEarly = requestLifecycle.refuse(found, "shipped");
  if (tooEarly) return tooEarly;
  const handed = await deps.registerShipment({ ...wayOf(deps, found), carrier, trackingNumber });
  if (!handed.ok) return handed;
  const { carrier: by, trackingNumber: number, startTracking: follow } = handed.value;
  const step = { ...input, action: "ship" as const, to: "shipped" as const };
  return staffStep(deps, step, async (tx, request, actor) => {
    const changes = { actor, carrier: by, trackingNumber: number };
    const shipped = await requestLifecycle.move(deps, tx, request, "shipped", changes);
    await follow(tx, request.id);
    await notifyRequestStep(deps, tx, shipped);
    return succeed(shipped);
  });
}

function wayOf({ findSite }: ForwardingDeps, request: ForwardRequest) {
  const site = findSite(request.siteId);
  const id = request.address?.countryId ?? site.defaultCountryId;
  return {
    reference: forwardNumber(request.id),
    warehouse: request.warehouseId,
    method: request.method ?? "air",
    country: { id, iso: countryCode(site, id) },
    city: request.address?.city ?? "",
    toPickupPoint: false,
  };
}
