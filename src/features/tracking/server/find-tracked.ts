import { fail, type Result, succeed } from "#core/result.ts";
import {
  normalizeTrackingNumber,
  readTrackingNumber,
  trackingProblem,
} from "#features/shipping/domain/tracking-number.ts";
import type { CarriedSubject } from "#features/shipping/server/register-shipment.ts";
import type { SiteContext } from "#features/sites/domain/site.ts";
import type { TrackedKind } from "../domain/tracked-kind.ts";
import { selectByNumber, selectBySubject, type TrackedParcel } from "./tracking.repository.ts";
import type { SubjectKind, TrackingDeps } from "./tracking-deps.ts";

export type TrackingQuery = { id: string; customerId: number | undefined; at?: SiteContext };
export type Tracked = {
  kind: TrackedKind;
  subject: CarriedSubject;
  parcel: TrackedParcel | undefined;
  isOwner: boolean;
};
/** At most this many parcels with one number are searched for the customer's own. */
const MOST_TOGETHER = 50;

type Found = Result<Tracked, "errors.not_found" | "errors.invalid_input">;

/**
 * Product notes §3: only owners may look up our own numbers, because anybody can guess them by counting; a
 * carrier's number works for everyone who has it. Another customer's number gets the same response as an
 * unknown one.
 */
export async function findTracked(deps: TrackingDeps, asked: TrackingQuery): Promise<Found> {
  const { id, customerId } = asked;
  const own = readOwnNumber(id);
  if (own) return findOwn(deps, own, asked);
  const read = readTrackingNumber(id);
  // A number with a wrong check digit may still be on a label, so it is looked up, too.
  const number = normalizeTrackingNumber(id);
  const carried =
    read === "missing" || read === "format" ? undefined : await findCarried(deps, number, asked);
  if (carried) return succeed(carried);
  if (typeof read === "string") {
    return fail("errors.invalid_input", { id: [trackingProblem(read)] });
  }
  const declared =
    customerId === undefined ? undefined : await deps.findDeclared(customerId, number);
  if (declared === undefined) return fail("errors.not_found");
  return findOwn(deps, { kind: "forward_request", id: declared }, asked);
}

const isOwner = (subject: CarriedSubject, customerId: number | undefined): boolean =>
  customerId !== undefined && subject.customerId === customerId;

/** If several parcels share one number, customers see their own; others see the one that was sent last. */
async function findCarried(
  deps: TrackingDeps,
  number: string,
  { customerId, at }: TrackingQuery,
): Promise<Tracked | undefined> {
  let shown: Tracked | undefined;
  for (const parcel of (await selectByNumber(deps.db, number)).slice(0, MOST_TOGETHER)) {
    const { subjectKind: kind, subjectId } = parcel;
    const subject = await deps.subjects[kind].describe(subjectId, at);
    if (!subject) continue;
    const tracked = { kind, subject, parcel, isOwner: isOwner(subject, customerId) };
    if (tracked.isOwner || customerId === undefined) return tracked;
    shown ??= tracked;
  }
  return shown;
}

async function findOwn(
  deps: TrackingDeps,
  { kind, id }: { kind: SubjectKind; id: number },
  { customerId, at }: TrackingQuery,
): Promise<Found> {
  if (customerId === undefined) return fail("errors.not_found");
  const subject = await deps.subjects[kind].describe(id, at);
  if (subject && isOwner(subject, customerId)) {
    const parcel = await selectBySubject(deps.db, { subjectKind: kind, subjectId: id });
    return succeed({ kind, subject, parcel, isOwner: true });
  }
  const quote = kind === "order" && !subject ? await deps.findQuote(id) : undefined;
  if (!quote || !isOwner(quote, customerId)) return fail("errors.not_found");
  return succeed({ kind: "quote", subject: quote, parcel: undefined, isOwner: true });
}

/**
 * Product notes §4: "QU" and the id of an order or quote, or "FR" and the id of a forward request, as
 * people type them.
 */
export function readOwnNumber(
  typed: string,
): { kind: "order" | "forward_request"; id: number } | undefined {
  const plain = typed.toUpperCase().replace(/[\s#-]/g, "");
  const [, letters, digits] = /^(QU|FR)(\d{1,15})$/.exec(plain) ?? [];
  if (!letters) return undefined;
  return { kind: letters === "QU" ? "order" : "forward_request", id: Number(digits) };
}
