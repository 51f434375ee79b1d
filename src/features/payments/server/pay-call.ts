import type { Result } from "#core/result.ts";
import { type CallFailure, failure } from "#platform/api/api-route.ts";
import { refuseWith } from "#platform/api/refuse.ts";
import type { RequestContext } from "#platform/api/request-context.ts";
import type { PayResultOnWire } from "../requests.ts";
import type { PayResult } from "./payment-input.ts";
import type { Payments } from "./payments.ts";

const STATUSES = {
  "payments.errors.unavailable": 503,
  "payments.errors.too_many_open": 429,
  "payments.errors.given_back": 409,
  "errors.still_running": 409,
} as const;

/** May pass by themselves. */
const PASSING = new Set([
  "payments.errors.unavailable",
  "payments.errors.too_many_open",
  "orders.errors.being_paid",
  "forwarding.errors.being_paid",
  "invoices.errors.being_paid",
  "errors.still_running",
]);

type PaidCall = {
  path: string;
  owner: number | string;
  input: unknown;
  /** HTTP statuses of reasons that what is paid for has of its own. */
  statuses?: Parameters<typeof refuseWith>[0];
};

/** What an Idempotency-Key may be. */
export const isIdempotencyKey = (key: string): boolean => /^[\x21-\x7e]{1,255}$/.test(key);

/** One Idempotency-Key, one payment. What may pass by itself is not kept, so that it can be tried again. */
export async function payOnce(
  payments: Payments,
  request: RequestContext,
  { path, owner, input, statuses }: PaidCall,
  pay: (requestKey: string | undefined) => Promise<Result<PayResult>>,
): Promise<PayResultOnWire | CallFailure> {
  const refuse = refuseWith({ ...STATUSES, ...statuses });
  const onWire = (result: Result<PayResult>) =>
    result.ok ? payResultOnWire(result.value) : refuse(request, result);
  const key = request.header("idempotency-key");
  if (key === undefined) return onWire(await pay(undefined));
  if (!isIdempotencyKey(key)) return failure(400, "errors.bad_key");
  const scope = `${path} ${owner}`;
  const done = await payments.idempotently(
    { scope, key, input },
    () => pay(`${scope} ${key}`),
    (result) => result.ok || !PASSING.has(result.code),
  );
  return done.ok ? onWire(done.value) : refuse(request, done);
}

function payResultOnWire({
  reference,
  paid,
  redirectUrl,
  clientSecret,
}: PayResult): PayResultOnWire {
  return {
    status: true,
    reference,
    paid,
    ...(redirectUrl ? { redirect_url: redirectUrl } : {}),
    ...(clientSecret ? { client_secret: clientSecret } : {}),
  };
}
