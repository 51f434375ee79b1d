import { type Failure, fail, failField, type Result, succeed } from "#core/result.ts";
import { inTransaction } from "#database/transaction.ts";
import { lockActiveCustomer } from "#features/account/server/lock-active-customer.ts";
import type { Site } from "#features/sites/domain/site.ts";
import { NOT_LOGGED_IN } from "#platform/auth/session-life.ts";
import { tooManyAttempts } from "#platform/rate-limit/rate-limits.ts";
import type { CreateClaimInput } from "../contract.ts";
import { REASONS_OF } from "../domain/claim-reason.ts";
import { isClaimableOrder, isClaimableParcel } from "../domain/claim-status.ts";
import { type Claim, insertClaim, insertStep } from "./claims.repository.ts";
import type { ClaimsDeps } from "./claims-deps.ts";
import { postClaimMail } from "./post-claim-mail.ts";

export type ClaimInput = {
  customerId: number;
  site: Site;
  language: string;
  /** The visitor id for rate limits. */
  visitor: string;
  input: CreateClaimInput;
};
type CreateProblem =
  | "errors.invalid_input"
  | "claims.errors.undecided"
  | "auth.errors.too_many_attempts"
  | typeof NOT_LOGGED_IN;

type Subject = { orderId: number } | { requestId: number };

/** Product notes §3: another customer's subject gets the same response as one that does not exist. */
async function findSubject(
  { orders, forwarding }: ClaimsDeps,
  customerId: number,
  { order: slug, parcel: id, reason }: CreateClaimInput,
): Promise<Result<Subject, "errors.invalid_input">> {
  if ((slug === undefined) === (id === undefined))
    return failField("subject", "validation.required");
  const kind = slug === undefined ? "parcel" : "order";
  if (!REASONS_OF[kind].includes(reason)) return failField("reason");
  if (slug !== undefined) {
    const order = await orders.findMyOrder({ slug, customerId });
    const isOwn = order?.customerId === customerId && isClaimableOrder(order.status);
    return isOwn ? succeed({ orderId: order.id }) : failField("subject");
  }
  const request = await forwarding.findMyRequest({ id: id ?? 0, customerId });
  const isOwn = request && isClaimableParcel(request.status);
  return isOwn ? succeed({ requestId: request.id }) : failField("subject");
}

/** Refuses files that this customer did not upload for a claim. */
async function refuseFiles(
  { files }: ClaimsDeps,
  customerId: number,
  ids: readonly string[],
): Promise<Failure<"errors.invalid_input"> | undefined> {
  for (const id of ids) {
    const file = await files.readMetadata(id);
    if (file?.kind !== "claim" || file.owner !== customerId) return failField("files");
  }
  return undefined;
}

/** Saves a claim about an order or a parcel with its files, and confirms it by mail. */
export async function createClaim(
  deps: ClaimsDeps,
  { customerId, site, language, visitor, input }: ClaimInput,
): Promise<Result<Claim, CreateProblem>> {
  const subject = await findSubject(deps, customerId, input);
  if (!subject.ok) return subject;
  const files = [...new Set(input.files ?? [])];
  const refused = await refuseFiles(deps, customerId, files);
  if (refused) return refused;
  const account = String(customerId);
  const attempt = await deps.limits.consume("claim", { visitor, account });
  if (!attempt.allowed) return tooManyAttempts(attempt.retryAfterSeconds);
  const { reason, description } = input;
  return inTransaction(deps.db, async (tx): Promise<Result<Claim, CreateProblem>> => {
    if (!(await lockActiveCustomer(tx, customerId))) return fail(NOT_LOGGED_IN);
    const about = { siteId: site.id, customerId, ...subject.value, language };
    const claim = await insertClaim(tx, { ...about, reason, description, files });
    if (!claim) return fail("claims.errors.undecided");
    const actor = { kind: "customer" as const, id: customerId };
    await insertStep(tx, claim.id, { status: "received", actor, note: "" });
    await postClaimMail(deps, tx, claim, "");
    return succeed(claim);
  });
}
