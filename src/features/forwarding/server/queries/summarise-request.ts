import { toDecimal } from "#core/money.ts";
import type { ForwardSummary } from "../../contract.ts";
import { forwardNumber, hasPrice } from "../../domain/forward-status.ts";
import { photoAddress } from "../../domain/parcel-photo.ts";
import type { ForwardRequest } from "../forwarding.repository.ts";
import type { Contents } from "../parcels.repository.ts";

const SHOWN_GOODS = 4;

export function summariseRequest(
  request: ForwardRequest,
  contents: readonly Contents[],
  warehouse: string,
): ForwardSummary {
  const goods = contents.flatMap(({ lines }) => lines.map(({ name }) => name));
  const [photo] = contents.flatMap(({ photos }) => photos);
  return {
    id: request.id,
    number: forwardNumber(request.id),
    status: request.status,
    created_at: request.createdAt.toISOString(),
    warehouse,
    shops: [...new Set(contents.map(({ shop }) => shop))],
    goods: goods.slice(0, SHOWN_GOODS),
    parcels: contents.length,
    photo: photo === undefined ? null : photoAddress(photo, "small"),
    method: request.method,
    total: hasPrice(request) ? toDecimal(request.dueCents + request.feeCents) : null,
  };
}
