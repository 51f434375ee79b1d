import { MINUTE_MS } from "#core/durations.ts";
import { purgeChanges } from "#database/change-log/purge-changes.ts";
import type { SweepOptions } from "#database/sweep-rows.ts";
import { accountFeature } from "#features/account/feature.ts";
import { cartFeature } from "#features/cart/feature.ts";
import { catalogueFeature } from "#features/catalogue/feature.ts";
import { checkoutFeature } from "#features/checkout/feature.ts";
import { claimsFeature } from "#features/claims/feature.ts";
import { contactFeature } from "#features/contact/feature.ts";
import { contentFeature } from "#features/content/feature.ts";
import { deliveryFeature } from "#features/delivery/feature.ts";
import { forwardingFeature } from "#features/forwarding/feature.ts";
import { homeFeature } from "#features/home/feature.ts";
import { invoicesFeature } from "#features/invoices/feature.ts";
import { mailFeature } from "#features/mail/feature.ts";
import { marketingFeature } from "#features/marketing/feature.ts";
import { openingFeature } from "#features/opening/feature.ts";
import { ordersFeature } from "#features/orders/feature.ts";
import { paymentsFeature } from "#features/payments/feature.ts";
import { proFeature } from "#features/pro/feature.ts";
import { quotesFeature } from "#features/quotes/feature.ts";
import { recordsFeature } from "#features/records/feature.ts";
import { reservationsFeature } from "#features/reservations/feature.ts";
import { sellingFeature } from "#features/selling/feature.ts";
import { shippingFeature } from "#features/shipping/feature.ts";
import { sitesFeature } from "#features/sites/feature.ts";
import { staffFeature } from "#features/staff/feature.ts";
import { trackingFeature } from "#features/tracking/feature.ts";
import { uploadsFeature } from "#features/uploads/feature.ts";
import { walletFeature } from "#features/wallet/feature.ts";
import { type AnyFeature, collectFrom } from "#platform/feature/bind-features.ts";
import type { Features } from "#platform/feature/features.ts";
import type { Platform } from "#platform/feature/platform.ts";
import { hourly, type Job, nightly } from "#platform/jobs/job.ts";
import { type LimitsByKind, purgeExpiredLimits } from "#platform/rate-limit/rate-limits.ts";
import { purgeFormerVisitorKeys } from "#platform/rate-limit/visitor-marks.ts";

/** Every feature, in order of rank; this list is all the wiring. */
export const FEATURES: readonly AnyFeature[] = [
  sitesFeature,
  mailFeature,
  contentFeature,
  shippingFeature,
  deliveryFeature,
  accountFeature,
  recordsFeature,
  catalogueFeature,
  walletFeature,
  contactFeature,
  uploadsFeature,
  staffFeature,
  cartFeature,
  reservationsFeature,
  paymentsFeature,
  invoicesFeature,
  ordersFeature,
  forwardingFeature,
  proFeature,
  checkoutFeature,
  quotesFeature,
  trackingFeature,
  claimsFeature,
  marketingFeature,
  sellingFeature,
  openingFeature,
  homeFeature,
];

/** Collects one part of all features' declarations: `collected("calls")`. */
export const collected = collectFrom(FEATURES);

const SWEEP = nightly("sweep", 17, (features, _data, platform) => sweep(features, platform));
/** Hourly instead of nightly, because every visitor adds rows all day. */
const PURGE_LIMITS = hourly("purge-rate-limits", (_features, _data, { db, now }) =>
  purgeExpiredLimits(db, now()),
);

/** Every kind of job. */
export const JOBS: readonly Job[] = [...collected("jobs").flat(), SWEEP, PURGE_LIMITS];

export const LIMITS: LimitsByKind = Object.assign({}, ...collected("limits"));

/** The time limit of one part, so that a part with many rows to delete leaves time for the others. */
const PART_MS = 15 * MINUTE_MS;
/** The time limit of all parts together; shorter than the job's own limit. */
const NIGHT_MS = 50 * MINUTE_MS;

/**
 * Runs every part even if others fail: the file store may be down while the database works. If something is left when
 * the time is over, the job fails and is retried.
 */
export async function sweep(
  features: Features,
  platform: Platform,
  night: AbortSignal = AbortSignal.timeout(NIGHT_MS),
): Promise<void> {
  const problems: unknown[] = [];
  const parts = [
    ...collected("nightly").flat(),
    () => purgeFormerVisitorKeys(platform.db),
    (_features: Features, { db }: Platform, night: SweepOptions) => purgeChanges(db, night),
  ];
  for (const part of parts) {
    try {
      const signal = AbortSignal.any([night, AbortSignal.timeout(PART_MS)]);
      await part(features, platform, { signal });
      if (signal.aborted) problems.push(new Error("there was more to sweep than time"));
    } catch (error) {
      problems.push(error);
    }
  }
  if (problems.length > 0) throw new AggregateError(problems, "not all was swept");
}
