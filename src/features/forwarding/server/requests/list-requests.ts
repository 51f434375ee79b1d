import { toDecimal } from "#core/money.ts";
import type { ForwardSummary } from "../../contract.ts";
import { FORWARD_PAGE_SIZE, forwardNumber, hasPrice } from "../../domain/forward-status.ts";
import { isForwardingServed } from "../../domain/forwarding-paths.ts";
import { photoAddress } from "../../domain/parcel-photo.ts";
import {
  countRequestsOf,
  type ForwardRequest,
  type ListOf,
  selectRequestKeys,
  selectRequestsByIds,
  selectRequestsOf,
} from "../forwarding.repository.ts";
import type { ForwardingDeps } from "../forwarding-deps.ts";
import { type Contents, selectContents } from "../parcels.repository.ts";

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

export type RequestsQuery = {
  customerId: number;
  which?: ListOf;
  page?: number | undefined;
  limit?: number;
};

/** Newest first, 20 per page; the number of queries does not depend on the number of parcels. */
export async function listRequests(
  deps: Pick<ForwardingDeps, "db" | "shipping">,
  { customerId, which = "all", page = 1, limit = FORWARD_PAGE_SIZE }: RequestsQuery,
): Promise<{ items: ForwardSummary[]; total: number }> {
  const total = await countRequestsOf(deps.db, customerId, which);
  const offset = (page - 1) * limit;
  const rows = await selectRequestsOf(deps.db, customerId, { which, limit, offset });
  return { items: await summariseRequests(deps, rows), total };
}

export async function summariseRequests(
  { db, shipping }: Pick<ForwardingDeps, "db" | "shipping">,
  rows: readonly ForwardRequest[],
): Promise<ForwardSummary[]> {
  const contents = await selectContents(
    db,
    rows.map(({ id }) => id),
  );
  const codes = new Map((await shipping.listWarehouses()).map(({ id, code }) => [id, code]));
  return rows.map((row) =>
    summariseRequest(row, contents.get(row.id) ?? [], codes.get(row.warehouseId) ?? ""),
  );
}

type Which = "all" | "unpaid";

/** Parcels for the combined list of orders and parcels, where a link contains the parcel's number. */
export function listedParcels(deps: Pick<ForwardingDeps, "db" | "shipping">) {
  return {
    isServed: isForwardingServed,
    count: (customerId: number, which: Which) => countRequestsOf(deps.db, customerId, which),
    listKeys: (customerId: number, which: Which, limit: number) =>
      selectRequestKeys(deps.db, customerId, { which, limit }),
    async summarise(ids: readonly number[]) {
      if (ids.length === 0) return [];
      const rows = await selectRequestsByIds(deps.db, ids);
      return (await summariseRequests(deps, rows)).map(asOrder);
    },
  };
}

function asOrder({ id, number, status, created_at, total, goods }: ForwardSummary) {
  return {
    id,
    number,
    slug: String(id),
    type: "forward_requests" as const,
    status,
    created_at,
    currency: "EUR",
    total: total ?? 0,
    quantity: goods.length,
    items: goods.map((name) => ({ name, picture: null })),
  };
}
