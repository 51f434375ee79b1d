import { fail, type Result, succeed } from "#core/result.ts";
import { readTrackingNumber } from "#features/shipping/domain/tracking-number.ts";
import type { CarriedSubject } from "#features/shipping/server/hand-over.ts";
import { readOwnNumber } from "../domain/own-number.ts";
import type { TrackedKind } from "../domain/tracking-view.ts";
import { selectByNumber, selectBySubject, type TrackedParcel } from "./tracking.repository.ts";
import type { SubjectKind, TrackingDeps } from "./tracking-deps.ts";

export type Asked = { id: string; customerId: number | undefined };
export type Tracked = {
  kind: TrackedKind;
  subject: CarriedSubject;
  parcel: TrackedParcel | undefined;
  isOwner: boolean;
};
type Found = Result<Tracked, "errors.not_found" | "errors.invalid_input">;

/**
 * PRODUCT §3: our own numbers are for their owners, since anybody can count; a carrier's number is
 * for whoever holds it. Somebody else's answers exactly as one that does not exist.
 */
export async function findTracked(deps: TrackingDeps, { id, customerId }: Asked): Promise<Found> {
  const own = readOwnNumber(id);
  if (own) return findOwn(deps, own, customerId);
  const read = readTrackingNumber(id);
  const number = typeof read === "string" ? id.trim().toUpperCase() : read.number;
  const parcel = await selectByNumber(deps.db, number);
  if (parcel) {
    const { subjectKind: kind, subjectId } = parcel;
    const subject = await deps.subjects[kind].describe(subjectId);
    if (!subject) return fail("errors.not_found");
    return succeed({ kind, subject, parcel, isOwner: isOwner(subject, customerId) });
  }
  if (typeof read === "string") {
    return fail("errors.invalid_input", { id: [`validation.tracking_${read}`] });
  }
  const declared =
    customerId === undefined ? undefined : await deps.findDeclared(customerId, number);
  if (declared === undefined) return fail("errors.not_found");
  return findOwn(deps, { kind: "forward_request", id: declared }, customerId);
}

const isOwner = (subject: CarriedSubject, customerId: number | undefined): boolean =>
  customerId !== undefined && subject.customerId === customerId;

async function findOwn(
  deps: TrackingDeps,
  { kind, id }: { kind: SubjectKind; id: number },
  customerId: number | undefined,
): Promise<Found> {
  if (customerId === undefined) return fail("errors.not_found");
  const subject = await deps.subjects[kind].describe(id);
  if (subject && isOwner(subject, customerId)) {
    const parcel = await selectBySubject(deps.db, { subjectKind: kind, subjectId: id });
    return succeed({ kind, subject, parcel, isOwner: true });
  }
  const quote = kind === "order" && !subject ? await deps.findQuote(id) : undefined;
  if (!quote || !isOwner(quote, customerId)) return fail("errors.not_found");
  return succeed({ kind: "quote", subject: quote, parcel: undefined, isOwner: true });
}
