import { HOUR_SECONDS } from "#core/durations.ts";
import type { Account } from "#features/account/server/account.ts";
import { isOn } from "#features/sites/domain/site.ts";
import { namedLanguage } from "#features/sites/server/request-language.ts";
import {
  type ApiRoute,
  failure,
  handleCall,
  refuseWebhook,
  type WebhookRoute,
} from "#platform/api/api-route.ts";
import { refuseWith } from "#platform/api/refuse.ts";
import {
  defineLimits,
  type RateLimits,
  tooManyAttempts,
} from "#platform/rate-limit/rate-limits.ts";
import { carrierWebhookCall, trackingCall } from "../contract.ts";
import type { Tracking } from "./tracking.ts";

export const trackingLimits = defineLimits({
  // Counts only numbers that were not found; real users mistype a number once or twice.
  tracking: { visitor: { points: 40, duration: HOUR_SECONDS } },
});

type TrackingLimit = keyof typeof trackingLimits;

const refuse = refuseWith();

type Services = {
  account: Pick<Account, "sessionOf">;
  tracking: Pick<Tracking, "track" | "trackOwn">;
  limits: Pick<RateLimits<TrackingLimit>, "consume">;
};

/** Product notes §7: rate limited against guessing numbers; found numbers do not count. */
export function trackingApi({ account, tracking, limits }: Services): ApiRoute[] {
  return [
    handleCall(trackingCall, async ({ id, ...input }, request) => {
      if (!isOn(request.site, "tracking")) return failure(404, "errors.not_found");
      const customerId = (await account.sessionOf(request))?.customer.id;
      const { site } = request;
      const at = { site, language: namedLanguage(request, input) };
      const asked = { id, customerId, at, timeZone: site.timeZone };
      // Customers who look up their own parcel are not guessing.
      const own = customerId === undefined ? undefined : await tracking.trackOwn(asked);
      if (own) return { status: true as const, ...own };
      const attempt = await limits.consume("tracking", { visitor: await request.visitor() });
      if (!attempt.allowed) return refuse(request, tooManyAttempts(attempt.retryAfterSeconds));
      const tracked = await tracking.track(asked);
      if (!tracked.ok) return refuse(request, tracked);
      await attempt.restore();
      return { status: true as const, ...tracked.value };
    }),
  ];
}

/** A webhook of a carrier, verified by its signature. */
export function carrierWebhooks(tracking: Pick<Tracking, "handleWebhook">): WebhookRoute[] {
  return [
    {
      call: carrierWebhookCall,
      async handle(message) {
        const taken = await tracking.handleWebhook(message);
        if (taken.ok) return { httpStatus: 200, text: "ok" };
        return refuseWebhook(taken.code);
      },
    },
  ];
}
