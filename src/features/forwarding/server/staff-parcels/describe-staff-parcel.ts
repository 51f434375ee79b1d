import { utcDay } from "#core/dates.ts";
import { toPostalAddressFields } from "#features/account/server/addresses/address-fields.ts";
import { isImport } from "#features/shipping/domain/import-charges.ts";
import { countryCode } from "#features/sites/domain/site.ts";
import { selectAuditOf } from "#platform/audit/read-audit.ts";
import { reachesSite, type StaffActor } from "#platform/auth/require-role.ts";
import { leftOfPaid } from "../../domain/forward-price.ts";
import { forwardNumber } from "../../domain/forward-status.ts";
import { holdQuestion, isHoldAnswer, isHoldAnswered } from "../../domain/hold-answer.ts";
import { MONEY_ACTIONS, obstacleTo, PARCEL_ACTIONS } from "../../domain/parcel-actions.ts";
import { photoAddress } from "../../domain/parcel-photo.ts";
import { suiteCode } from "../../domain/suite.ts";
import type { ParcelWithoutMoney, ShownParcel } from "../../staff-calls.ts";
import type { ForwardRequest } from "../forwarding.repository.ts";
import { type Contents, selectContents } from "../parcels.repository.ts";
import { destinationOfRequest } from "../requests/read-tariff.ts";
import { describeMeasures } from "../requests/request-response.ts";
import { describeStorage } from "../storage/describe-storage.ts";
import { type RequestTerms, requestTerms } from "../storage/stored-parcels.ts";
import { parcelClock } from "./describe-listed-parcels.ts";
import { describeParcelMoney, type ParcelMoneyDeps } from "./describe-parcel-money.ts";
import { mayAs, seesMoney } from "./parcel-rights.ts";
import {
  type FoundParcel,
  type ParcelOwner,
  selectParcelOwners,
  selectStaffParcel,
  selectStaffSteps,
} from "./staff-parcels.repository.ts";

export type StaffParcelDeps = ParcelMoneyDeps & {
  listNotes: (record: string, readerId: number | null) => Promise<ParcelWithoutMoney["notes"]>;
};

type AskedParcel = { actor: StaffActor; id: number };
type Known = {
  found: FoundParcel;
  owner: ParcelOwner | undefined;
  contents: readonly Contents[];
  terms: RequestTerms;
};

/** Undefined if there is no such parcel, or if the caller does not work for its site. */
export async function describeStaffParcel(
  deps: StaffParcelDeps,
  { actor, id }: AskedParcel,
): Promise<{ parcel: ShownParcel; customerId: number } | undefined> {
  const found = await selectStaffParcel(deps.db, id);
  if (!found || !reachesSite(actor, found.request.siteId)) return undefined;
  const { request } = found;
  const { customerId } = request;
  const known: Known = {
    found,
    owner: (await selectParcelOwners(deps.db, [customerId])).get(customerId),
    contents: (await selectContents(deps.db, [id])).get(id) ?? [],
    terms: await requestTerms(deps, request),
  };
  const withoutMoney = await describeWithoutMoney(deps, actor, known);
  const parcel: ShownParcel = seesMoney(actor, request)
    ? await describeParcelMoney(deps, { ...known, request, withoutMoney })
    : { ...withoutMoney, shows_money: false };
  return { parcel, customerId };
}

async function describeWithoutMoney(
  deps: StaffParcelDeps,
  actor: StaffActor,
  { found, owner, contents, terms }: Known,
): Promise<ParcelWithoutMoney> {
  const { request } = found;
  const { id, status } = request;
  const record = `forward_request:${id}`;
  const site = deps.findSite(request.siteId);
  const countryId = await destinationOfRequest(deps, request);
  const [steps, notes, changes] = await Promise.all([
    selectStaffSteps(deps.db, id),
    deps.listNotes(record, actor.id),
    selectAuditOf(deps.db, record, [
      "forward.charge-storage",
      "forward.settle-customs",
      "forward.refund",
    ]),
  ]);
  const storage = describeStorage(request, contents, terms.terms, utcDay(deps.now()));
  const iso = countryCode(site, countryId);
  return {
    ...describeHead(request, owner),
    warehouse: terms.warehouse.code,
    address: request.address && toPostalAddressFields(request.address),
    country_iso: iso,
    parcels: contents.map(describeParcel),
    hold: status === "on_hold" ? describeHold(steps) : null,
    storage,
    clock: parcelClock(deps, found),
    timeline: steps.map(({ at, ...step }) => ({
      ...step,
      at: at.toISOString(),
      is_answer: isHoldAnswer(step),
    })),
    notes,
    changes: changes.map(({ action, who, at }) => ({ action, who, at: at.toISOString() })),
    actions: actionsOf(request, actor, {
      meetsCustoms: isImport(terms.warehouse.countryIso, iso),
      storageDays: storage?.days ?? 0,
    }),
  };
}

function describeHead(request: ForwardRequest, owner: ParcelOwner | undefined) {
  const { id, mergedInto, carrier, trackingNumber } = request;
  return {
    id,
    number: forwardNumber(id),
    site_id: request.siteId,
    status: request.status,
    created_at: request.createdAt.toISOString(),
    language: request.language,
    customer: owner?.name ?? "",
    suite: owner?.suite ? suiteCode(owner.suite) : null,
    method: request.method,
    shipment: carrier && trackingNumber ? { carrier, tracking_number: trackingNumber } : null,
    merged_into: mergedInto ? { id: mergedInto, number: forwardNumber(mergedInto) } : null,
  };
}

const describeParcel = (parcel: Contents): ParcelWithoutMoney["parcels"][number] => ({
  id: parcel.id,
  number: forwardNumber(parcel.declaredId),
  tracking_number: parcel.trackingNumber,
  carrier: parcel.carrier,
  shop: parcel.shop,
  lines: parcel.lines.map(({ name, quantity, kind }) => ({ name, quantity, kind })),
  declared_weight: parcel.declaredGrams === null ? null : parcel.declaredGrams / 1000,
  measures: describeMeasures(parcel),
  photos: parcel.photos.map((photo) => ({
    small: photoAddress(photo, "small"),
    large: photoAddress(photo, "large"),
  })),
  received_at: parcel.receivedAt?.toISOString() ?? null,
});

type Step = Awaited<ReturnType<typeof selectStaffSteps>>[number];

const describeHold = (steps: readonly Step[]) => ({
  question: holdQuestion(steps),
  answer: isHoldAnswered(steps) ? (steps.at(-1)?.note ?? "") : null,
});

/** Everything that the caller's roles do, with what stands in the way of it now. */
function actionsOf(
  request: ForwardRequest,
  actor: StaffActor,
  known: { meetsCustoms: boolean; storageDays: number },
): ParcelWithoutMoney["actions"] {
  const facts = {
    ...known,
    status: request.status,
    isPaid: request.paidAt !== null,
    isCustomsSettled: request.customsSettledAt !== null,
    hasRefundable: leftOfPaid(request) > 0,
  };
  const isFor = (action: (typeof PARCEL_ACTIONS)[number]) =>
    mayAs(request, actor, MONEY_ACTIONS.includes(action) ? "finance" : "warehouse");
  return PARCEL_ACTIONS.filter(isFor).map((action) => ({
    action,
    obstacle: obstacleTo(action, facts),
  }));
}
