import { HOUR_SECONDS } from "#core/durations.ts";
import { toCents } from "#core/money.ts";
import type { Result } from "#core/result.ts";
import type { Account } from "#features/account/server/account.ts";
import { handleCustomerCall } from "#features/account/server/customer-call.ts";
import { isIdempotencyKey } from "#features/payments/server/pay-call.ts";
import type { Payments } from "#features/payments/server/payments.ts";
import { isOn } from "#features/sites/domain/site.ts";
import { requestLanguage } from "#features/sites/server/request-language.ts";
import { type ApiRoute, failure, handleCall } from "#platform/api/api-route.ts";
import { refuseWith } from "#platform/api/refuse.ts";
import type { RequestContext } from "#platform/api/request-context.ts";
import { NOT_LOGGED_IN } from "#platform/auth/session-life.ts";
import {
  defineLimits,
  type RateLimits,
  tooManyAttempts,
} from "#platform/rate-limit/rate-limits.ts";
import { cancelPlanCall, plansCall, proStatusCall, subscribeCall } from "../contract.ts";
import type { Owner } from "./pro.repository.ts";
import type { Pro } from "./pro.ts";

export const proLimits = defineLimits({
  // Limited, because each call may issue a numbered invoice.
  subscribe: { account: { points: 30, duration: HOUR_SECONDS } },
});

type ProLimit = keyof typeof proLimits;

const refuse = refuseWith({
  [NOT_LOGGED_IN]: 401,
  "errors.still_running": 409,
  "wallet.errors.not_enough": 409,
  "orders.errors.total_changed": 409,
  "pro.errors.being_paid": 409,
});
const DONE = { status: true as const };

type Services = {
  account: Account;
  pro: Pro;
  payments: Pick<Payments, "idempotently">;
  limits: Pick<RateLimits<ProLimit>, "consume">;
};

export function proApi(services: Services): ApiRoute[] {
  const { account, pro } = services;
  const ownerOf = ({ site }: RequestContext, customer: { id: number }): Owner => ({
    customerId: customer.id,
    siteId: site.id,
  });
  const show = async (request: RequestContext, owner: Owner, done: Result<unknown>) =>
    done.ok ? { ...DONE, subscription: await pro.describeStatus(owner) } : refuse(request, done);

  return [
    handleCall(plansCall, async (_input, { site }) => ({
      ...DONE,
      plans: await pro.listPlans(site.id),
    })),
    handleCustomerCall(account, proStatusCall, async (_input, request, { customer }) => ({
      ...DONE,
      subscription: await pro.describeStatus(ownerOf(request, customer)),
    })),
    handleCustomerCall(account, subscribeCall, async (input, request, { customer }) => {
      if (!isOn(request.site, "plans")) return failure(404, "errors.not_found");
      const asker = { visitor: "", account: customer.email };
      const attempt = await services.limits.consume("subscribe", asker);
      if (!attempt.allowed) return refuse(request, tooManyAttempts(attempt.retryAfterSeconds));
      const owner = ownerOf(request, customer);
      const { plan: code, period, from_wallet: fromWallet = false, seen } = input;
      const language = requestLanguage(request);
      const seenCents = seen === undefined ? undefined : toCents(seen);
      const work = () => pro.subscribe({ owner, language, code, period, fromWallet, seenCents });
      const key = request.header("idempotency-key");
      if (key === undefined) return show(request, owner, await work());
      if (!isIdempotencyKey(key)) return failure(400, "errors.bad_key");
      const scope = `${subscribeCall.path} ${customer.id} ${owner.siteId}`;
      // A refused request may be retried with the same key.
      const done = await services.payments.idempotently<Result<unknown>>(
        { scope, key, input },
        work,
        ({ ok }) => ok,
      );
      return show(request, owner, done.ok ? done.value : done);
    }),
    handleCustomerCall(account, cancelPlanCall, async (_input, request, { customer }) => {
      const owner = ownerOf(request, customer);
      return show(request, owner, await pro.cancelPlan(owner));
    }),
  ];
}
