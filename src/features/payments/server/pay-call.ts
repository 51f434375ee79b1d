import type { Result } from "#core/result.ts";
import { type CallFailure, failure } from "#platform/api/api-route.ts";
import { refuseWith } from "#platform/api/refuse.ts";
import type { RequestContext } from "#platform/api/request-context.ts";
import type { PayResponse } from "../contract.ts";
import type { PayableRef, Payer, PayResult } from "./payable.ts";
import type { Payments } from "./payments.ts";

const STATUSES = {
  "payments.errors.unavailable": 503,
  "payments.errors.too_many_open": 429,
  "payments.errors.given_back": 409,
  "errors.still_running": 409,
} as const;

/** Refusals that may be temporary, like those of a payment that is pending (`beingPaid` of each payable). */
const PASSING: readonly string[] = [
  "payments.errors.unavailable",
  "payments.errors.too_many_open",
  "errors.still_running",
];

type PaidCall = {
  path: string;
  owner: number | string;
  input: unknown;
  /** HTTP statuses of the refusals that belong to the payable itself. */
  statuses?: Parameters<typeof refuseWith>[0];
};

/** The allowed format of an Idempotency-Key. */
export const isIdempotencyKey = (key: string): boolean => /^[\x21-\x7e]{1,255}$/.test(key);

/** One payment per Idempotency-Key. Temporary refusals are not stored, so that the call can be retried. */
export async function payOnce(
  payments: Payments,
  request: RequestContext,
  { path, owner, input, statuses }: PaidCall,
  pay: (requestKey: string | undefined) => Promise<Result<PayResult>>,
): Promise<PayResponse | CallFailure> {
  const refuse = refuseWith({ ...STATUSES, ...statuses });
  const onWire = (result: Result<PayResult>) =>
    result.ok ? toPayResponse(result.value) : refuse(request, result);
  const key = request.header("idempotency-key");
  if (key === undefined) return onWire(await pay(undefined));
  if (!isIdempotencyKey(key)) return failure(400, "errors.bad_key");
  const scope = `${path} ${owner}`;
  const passing = [...PASSING, ...payments.beingPaidCodes()];
  const done = await payments.idempotently(
    { scope, key, input },
    () => pay(`${scope} ${key}`),
    (result) => result.ok || !passing.includes(result.code),
  );
  return done.ok ? onWire(done.value) : refuse(request, done);
}

type PayInput = { payment_id: number; stripe_token?: string | undefined };

/** Handles a call that only pays for one subject. */
export function paySubject<Input extends PayInput>(
  payments: Payments,
  request: RequestContext,
  { path, owner, input }: { path: string; owner: number | string; input: Input },
  { subject, payer }: { subject: PayableRef; payer: Payer },
): Promise<PayResponse | CallFailure> {
  const call = { path, owner, input, statuses: payments.statusesOf(subject.kind) };
  const { payment_id: provider, stripe_token: token } = input;
  return payOnce(payments, request, call, (requestKey) =>
    payments.pay({ subject, payer, method: { provider, token, requestKey } }),
  );
}

/** Everyone who has the link may pay, but only as a guest; only the owner pays with the owner's wallet. */
export function payerFor(
  payments: Pick<Payments, "visitorOf">,
  { site, cookies }: Pick<RequestContext, "site" | "cookies">,
  customer: { id: number; email: string } | undefined,
  { ownerId, language }: { ownerId: number | null; language: string },
): Payer {
  const isOwner = customer !== undefined && customer.id === ownerId;
  return {
    language,
    site,
    customer: isOwner ? customer : undefined,
    visitorHash: isOwner ? undefined : payments.visitorOf(cookies),
    requesterId: customer?.id,
  };
}

function toPayResponse({ reference, paid, redirectUrl, clientSecret }: PayResult): PayResponse {
  return {
    status: true,
    reference,
    paid,
    ...(redirectUrl ? { redirect_url: redirectUrl } : {}),
    ...(clientSecret ? { client_secret: clientSecret } : {}),
  };
}
