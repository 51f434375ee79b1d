import type { ForwardSummary } from "../../contract.ts";
import { FORWARD_PAGE_SIZE } from "../../domain/forward-page.ts";
import {
  countRequestsOf,
  type ForwardRequest,
  type ListOf,
  selectRequestsOf,
} from "../forwarding.repository.ts";
import type { ForwardingDeps } from "../forwarding-deps.ts";
import { selectContents } from "../parcels.repository.ts";
import { summariseRequest } from "./summarise-request.ts";

export type RequestsQuery = {
  customerId: number;
  which?: ListOf;
  page?: number | undefined;
  limit?: number;
};

/** The newest first, 20 a page; as many questions to the database whatever the number of parcels. */
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
