import type { CarriedSubject } from "#features/shipping/server/register-shipment.ts";
import { forwardNumber, isEnded } from "../../domain/forward-status.ts";
import { selectRequest, selectSteps } from "../forwarding.repository.ts";
import type { ForwardingDeps } from "../forwarding-deps.ts";
import { selectContents } from "../parcels.repository.ts";

/** Describes a forward request for those who track its parcel. */
export async function describeCarried(
  { db }: Pick<ForwardingDeps, "db">,
  id: number,
): Promise<CarriedSubject | undefined> {
  const request = await selectRequest(db, id);
  if (!request) return undefined;
  const history = await selectSteps(db, id);
  const contents = (await selectContents(db, [id])).get(id) ?? [];
  return {
    number: forwardNumber(id),
    path: `/forward-requests/${id}`,
    customerId: request.customerId,
    status: request.status,
    isEnded: isEnded(request.status),
    toPickupPoint: false,
    history: history.map(({ status, at }) => ({ status, at })),
    goods: contents.flatMap(({ lines }) =>
      lines.map(({ name, quantity }) => ({ name, quantity, picture: null })),
    ),
  };
}
