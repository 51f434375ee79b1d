import { utcDay } from "#core/dates.ts";
import { MINUTE_MS } from "#core/durations.ts";
import { sum, toDecimal } from "#core/money.ts";
import { clockOf } from "#features/records/domain/task-kinds.ts";
import { workClockOf } from "#features/sites/domain/work-clock.ts";
import { forwardNumber, hasPrice, STORED } from "../../domain/forward-status.ts";
import { photoAddress } from "../../domain/parcel-photo.ts";
import { parcelTask } from "../../domain/staff-parcel-list.ts";
import type { StorageTerms } from "../../domain/storage.ts";
import { suiteCode } from "../../domain/suite.ts";
import type { ListedStaffParcel } from "../../staff-calls.ts";
import type { ForwardingDeps } from "../forwarding-deps.ts";
import { type Contents, selectContents } from "../parcels.repository.ts";
import { describeStorage } from "../storage/describe-storage.ts";
import { requestTerms } from "../storage/stored-parcels.ts";
import {
  type FoundParcel,
  type ParcelOwner,
  selectParcelOwners,
} from "./staff-parcels.repository.ts";

export type DescribeParcelsDeps = Pick<
  ForwardingDeps,
  "db" | "shipping" | "findBenefits" | "listPlanStorage" | "findSite" | "now"
>;

/** The rows of the list; the number of queries depends on their owners with parcels in a warehouse. */
export async function describeListedParcels(
  deps: DescribeParcelsDeps,
  found: readonly FoundParcel[],
  showsMoney: (parcel: FoundParcel["request"]) => boolean,
): Promise<ListedStaffParcel[]> {
  const requests = found.map(({ request }) => request);
  const [contents, owners, warehouses, termsOf] = await Promise.all([
    selectContents(
      deps.db,
      requests.map(({ id }) => id),
    ),
    selectParcelOwners(deps.db, [...new Set(requests.map(({ customerId }) => customerId))]),
    deps.shipping.listWarehouses(),
    readTerms(deps, requests),
  ]);
  const codes = new Map(warehouses.map(({ id, code }) => [id, code]));
  return found.map((one) => ({
    ...describeHead(one, owners.get(one.request.customerId)),
    ...describeGoods(contents.get(one.request.id) ?? []),
    warehouse: codes.get(one.request.warehouseId) ?? "",
    storage: describeStorage(
      one.request,
      contents.get(one.request.id) ?? [],
      termsOf(one.request),
      utcDay(deps.now()),
    ),
    clock: parcelClock(deps, one),
    total:
      showsMoney(one.request) && hasPrice(one.request)
        ? toDecimal(one.request.dueCents + one.request.feeCents)
        : null,
  }));
}

function describeHead({ request, since, isAnswered }: FoundParcel, owner: ParcelOwner | undefined) {
  const { id, siteId, status, createdAt } = request;
  return {
    id,
    number: forwardNumber(id),
    site_id: siteId,
    status,
    created_at: createdAt.toISOString(),
    since: since.toISOString(),
    is_answered: isAnswered,
    customer: owner?.name ?? "",
    suite: owner?.suite ? suiteCode(owner.suite) : null,
  };
}

function describeGoods(contents: readonly Contents[]) {
  const lines = contents.flatMap((parcel) => parcel.lines);
  const [photo] = contents.flatMap(({ photos }) => photos);
  const isWeighed = contents.length > 0 && contents.every(({ grams }) => grams !== null);
  return {
    shops: [...new Set(contents.map(({ shop }) => shop))],
    goods: lines.map(({ name, quantity }) => ({ name, quantity })),
    photo: photo === undefined ? null : photoAddress(photo, "small"),
    weight: isWeighed ? sum(contents.map(({ grams }) => grams ?? 0)) / 1000 : null,
  };
}

/** How long staff may still take, in the working hours of the site; null if the parcel does not wait for them. */
export function parcelClock(
  { findSite, now }: Pick<DescribeParcelsDeps, "findSite" | "now">,
  { request, since, isAnswered }: FoundParcel,
): ListedStaffParcel["clock"] {
  const kind = parcelTask({ status: request.status, isAnswered });
  if (!kind) return null;
  const clock = workClockOf(findSite(request.siteId));
  const { leftMs, used, opensAt } = clockOf(kind, { since, now: now() }, clock);
  return {
    minutes_left: Math.floor(leftMs / MINUTE_MS),
    used,
    opens_at: opensAt?.toISOString() ?? null,
  };
}

/** The storage terms of parcels in warehouses, read once for each owner and warehouse. */
async function readTerms(deps: DescribeParcelsDeps, requests: readonly FoundParcel["request"][]) {
  const keyOf = (one: FoundParcel["request"]) =>
    `${one.customerId} ${one.siteId} ${one.warehouseId}`;
  const stored = requests.filter(({ status }) => STORED.includes(status));
  const known = new Map<string, StorageTerms>();
  for (const request of new Map(stored.map((one) => [keyOf(one), one])).values()) {
    known.set(keyOf(request), (await requestTerms(deps, request)).terms);
  }
  return (request: FoundParcel["request"]) => known.get(keyOf(request));
}
