import { toDecimal } from "#core/money.ts";
import { canTransition } from "#core/state-machine.ts";
import { forwardNumber } from "#features/forwarding/domain/forward-status.ts";
import type { ListedMail } from "#features/mail/server/mail.ts";
import { reachesSite, requireRole, type StaffActor } from "#platform/auth/require-role.ts";
import { CLAIM_TRANSITIONS, claimNumber, MOVES_BY_STAFF } from "../../domain/claim-status.ts";
import type { StaffClaim } from "../../staff-calls.ts";
import { type Claim, selectClaim } from "../claims.repository.ts";
import type { ClaimsDeps } from "../claims-deps.ts";
import { summariseClaim } from "../describe-claim.ts";
import { limitOf } from "./claim-limit.ts";
import { claimClock } from "./describe-listed-claim.ts";
import { describeRemedy } from "./describe-remedy.ts";
import { readRemediable } from "./read-remediable.ts";
import { type StoredRemedy, selectRemedy } from "./remedies.repository.ts";
import {
  selectClaimAssignees,
  selectClaimant,
  selectOtherClaims,
  selectStaffSteps,
} from "./staff-claims.repository.ts";

/** Undefined if there is no such claim, or if the caller does not work for its site. */
export async function describeStaffClaim(
  deps: ClaimsDeps,
  { actor, id }: { actor: StaffActor; id: number },
): Promise<StaffClaim | undefined> {
  const { db } = deps;
  const claim = await selectClaim(db, id);
  if (!claim || !reachesSite(actor, claim.siteId)) return undefined;
  const record = `claim:${id}`;
  const [customer, remedy, money, assignees, others, steps, mails, notes, parcel] =
    await Promise.all([
      selectClaimant(db, claim.customerId),
      selectRemedy(db, id),
      readRemediable(deps, claim),
      selectClaimAssignees(db, [id]),
      selectOtherClaims(db, claim, actor.siteIds),
      selectStaffSteps(db, id),
      deps.listMails(record),
      deps.listNotes(record, actor.id),
      describeParcel(deps, claim),
    ]);
  if (!customer) return undefined;
  return {
    ...summariseClaim(claim),
    site_id: claim.siteId,
    closed_at: claim.closedAt?.toISOString() ?? null,
    subject_id: claim.orderId ?? claim.requestId ?? 0,
    language: claim.language,
    description: claim.description,
    files: isSupport(actor, claim) ? claim.files.map((file) => `/api/files/${file}`) : [],
    customer,
    others: others.map(describeOther),
    parcel,
    remedy: await describeRemedy(db, claim, remedy),
    refundable: {
      left: toDecimal(money.leftCents),
      currency: money.currency,
      rate: money.rate,
    },
    clock: claimClock(deps, claim),
    assignee: assignees.get(id) ?? null,
    timeline: steps.map(({ at, ...step }) => ({ ...step, at: at.toISOString() })),
    mails: mails.map(describeMail),
    notes,
    ...describeRights(deps, actor, { claim, remedy }),
  };
}

const isSupport = (actor: StaffActor, { siteId }: Claim): boolean =>
  isRole(actor, "support", siteId);

function isRole(actor: StaffActor, role: "support" | "orders", siteId: number): boolean {
  const allowed = requireRole(actor, role);
  return allowed.ok && reachesSite(allowed.value, siteId);
}

type Rights = Pick<StaffClaim, "steps" | "can_accept" | "can_resend" | "limit">;

function describeRights(
  deps: ClaimsDeps,
  actor: StaffActor,
  { claim, remedy }: { claim: Claim; remedy: StoredRemedy | undefined },
): Rights {
  const { status, siteId } = claim;
  const decides = isSupport(actor, claim);
  const isOpen = status === "accepted" && remedy?.status === "open";
  const limitCents = limitOf(deps, actor);
  return {
    steps: decides
      ? MOVES_BY_STAFF.filter(
          (to) => canTransition(CLAIM_TRANSITIONS, status, to) && !(to === "closed" && isOpen),
        )
      : [],
    can_accept:
      decides && (status === "in_review" || (status === "accepted" && remedy?.status !== "done")),
    can_resend: isOpen && remedy?.way === "resend" && isRole(actor, "orders", siteId),
    limit: limitCents === undefined ? null : toDecimal(limitCents),
  };
}

const describeOther = (claim: Claim): StaffClaim["others"][number] => ({
  id: claim.id,
  number: claimNumber(claim.id),
  reason: claim.reason,
  status: claim.status,
  created_at: claim.createdAt.toISOString(),
});

const describeMail = ({ kind, subject, createdAt, sentAt }: ListedMail) => ({
  kind,
  subject,
  at: createdAt.toISOString(),
  is_sent: sentAt !== null,
});

/** What arrived, as the warehouse photographed it. */
async function describeParcel(
  { forwarding }: ClaimsDeps,
  { requestId, customerId }: Claim,
): Promise<StaffClaim["parcel"]> {
  if (requestId === null) return null;
  const request = await forwarding.findMyRequest({ id: requestId, customerId });
  if (!request) return null;
  const { contents, price, shipment, status } = await forwarding.describeRequest(request);
  return {
    number: forwardNumber(requestId),
    status,
    shop: [...new Set(contents.map(({ shop }) => shop))].join(", "),
    contents: contents.flatMap(({ lines }) =>
      lines.map(({ name, quantity }) => ({ name, quantity })),
    ),
    photos: contents.flatMap(({ photos }) => photos),
    tracking_number: shipment?.tracking_number ?? null,
    paid: request.paidAt && price ? price.total : null,
    refunded: price?.refunded ?? 0,
  };
}
