import { toDecimal } from "#core/money.ts";
import { fail, type Result, succeed } from "#core/result.ts";
import { inTransaction } from "#database/transaction.ts";
import type { ConsolidationPrice } from "../../contract.ts";
import { compareConsolidation, fitsOneBox } from "../../domain/consolidation.ts";
import {
  type ForwardRequest,
  selectForUpdate,
  selectRequestsByIds,
} from "../forwarding.repository.ts";
import type { ForwardingDeps } from "../forwarding-deps.ts";
import { type Contents, selectContents, updateParcels } from "../parcels.repository.ts";
import { measuredParcels } from "../storage/stored-parcels.ts";
import { destinationOfRequest, priceBy, readTariff } from "./read-tariff.ts";
import { requestLifecycle } from "./request-lifecycle.ts";

export type ConsolidateInput = { customerId: number; ids: readonly number[]; simulate: boolean };
type ConsolidateProblem =
  | "errors.not_found"
  | "forwarding.errors.too_few"
  | "forwarding.errors.not_received"
  | "forwarding.errors.other_warehouse"
  | "forwarding.errors.too_large"
  | "forwarding.errors.no_way";
type Consolidated = {
  methods: ConsolidationPrice[];
  cheaper: "together" | "apart";
  /** The merged request; undefined if the call only compared. */
  request: ForwardRequest | undefined;
};

/** Compares sending together with sending separately and, if wanted, merges the requests into one. */
export async function consolidateRequests(
  deps: ForwardingDeps,
  { customerId, ids: asked, simulate }: ConsolidateInput,
): Promise<Result<Consolidated, ConsolidateProblem>> {
  const ids = [...new Set(asked)].sort((one, other) => one - other);
  const found = await selectRequestsByIds(deps.db, ids);
  const requests = found.filter((one) => one.customerId === customerId);
  const contents = await selectContents(deps.db, ids);
  const refused = refuseTogether(requests, contents, ids.length);
  if (refused) return refused;
  const compared = await compare(deps, requests, contents);
  if (!compared) return fail("forwarding.errors.no_way");
  if (simulate) return succeed({ ...compared, request: undefined });
  return inTransaction(deps.db, async (tx) => {
    await deps.wallet.lockBalance(tx, customerId);
    const locked = await selectForUpdate(tx, ids);
    const late = refuseTogether(locked, await selectContents(tx, ids), ids.length);
    if (late) return late;
    const [first, ...others] = locked;
    if (!first) return fail("forwarding.errors.too_few");
    const actor = { kind: "customer" as const, id: customerId };
    const requestIds = others.map(({ id }) => id);
    await updateParcels(tx, { requestIds }, { requestId: first.id });
    for (const other of others) {
      await requestLifecycle.move(deps, tx, other, "consolidated", { actor, mergedInto: first.id });
    }
    return succeed({ ...compared, request: first });
  });
}

function refuseTogether(
  requests: readonly ForwardRequest[],
  contents: ReadonlyMap<number, Contents[]>,
  asked: number,
) {
  if (requests.length < asked) return fail("errors.not_found");
  if (asked < 2) return fail("forwarding.errors.too_few");
  if (requests.some(({ status }) => status !== "received")) {
    return fail("forwarding.errors.not_received");
  }
  const warehouseIds = new Set(requests.map(({ warehouseId }) => warehouseId));
  if (warehouseIds.size > 1) return fail("forwarding.errors.other_warehouse");
  const parcels = measuredParcels([...contents.values()].flat());
  return fitsOneBox(parcels) ? undefined : fail("forwarding.errors.too_large");
}

/** Compares by the calculator's rules, with the destination of the first request. */
async function compare(
  deps: ForwardingDeps,
  requests: readonly ForwardRequest[],
  contents: ReadonlyMap<number, Contents[]>,
): Promise<Omit<Consolidated, "request"> | undefined> {
  const [first] = requests;
  if (!first) return undefined;
  const countryId = await destinationOfRequest(deps, first);
  const tariff = await readTariff(deps, first, countryId);
  const priced = requests.map((one) => priceBy(tariff, contents.get(one.id) ?? []));
  const loads = priced.flatMap((one) => (one ? [one.load] : []));
  const rates = priced[0]?.rates;
  if (!rates || loads.length < requests.length) return undefined;
  const methods = compareConsolidation(rates, loads);
  const least = (of: "togetherCents" | "apartCents") =>
    Math.min(...methods.map((method) => method[of]));
  return {
    methods: methods.map(({ method, togetherCents, apartCents, cheaper, savedCents }) => ({
      method,
      together: toDecimal(togetherCents),
      apart: toDecimal(apartCents),
      cheaper,
      saved: toDecimal(savedCents),
    })),
    cheaper: least("togetherCents") <= least("apartCents") ? "together" : "apart",
  };
}
