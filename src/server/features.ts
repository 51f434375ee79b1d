import { accountFeature } from "#features/account/feature.ts";
import { cartFeature } from "#features/cart/feature.ts";
import { catalogueFeature } from "#features/catalogue/feature.ts";
import { checkoutFeature } from "#features/checkout/feature.ts";
import { claimsFeature } from "#features/claims/feature.ts";
import { contactFeature } from "#features/contact/feature.ts";
import { contentFeature } from "#features/content/feature.ts";
import { deliveryFeature } from "#features/delivery/feature.ts";
import { deskFeature } from "#features/desk/feature.ts";
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
import { reservationFeature } from "#features/reservations/feature.ts";
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
import { type Job, nightly } from "#platform/jobs/job.ts";
import type { LimitsByKind } from "#platform/rate-limit/rate-limits.ts";
import { purgeFormerVisitorKeys } from "#platform/rate-limit/visitor-marks.ts";

/** Every feature, lowest rank first: all the wiring there is. */
export const FEATURES: readonly AnyFeature[] = [
  sitesFeature,
  mailFeature,
  contentFeature,
  shippingFeature,
  deliveryFeature,
  accountFeature,
  catalogueFeature,
  walletFeature,
  contactFeature,
  uploadsFeature,
  staffFeature,
  deskFeature,
  cartFeature,
  reservationFeature,
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

/** What they declare of one part: `collected("calls")`. */
export const collected = collectFrom(FEATURES);

const SWEEP = nightly("sweep", 17, (features, _data, platform) => sweep(features, platform));

/** Every kind of job there is. */
export const JOBS: readonly Job[] = [...collected("jobs").flat(), SWEEP];

export const LIMITS: LimitsByKind = Object.assign({}, ...collected("limits"));

/** Each part is done whatever became of the others: files may be away while the database is there. */
export async function sweep(features: Features, platform: Platform): Promise<void> {
  const problems: unknown[] = [];
  const parts = [...collected("nightly").flat(), () => purgeFormerVisitorKeys(platform.db)];
  for (const part of parts) {
    try {
      await part(features, platform);
    } catch (error) {
      problems.push(error);
    }
  }
  if (problems.length > 0) throw new AggregateError(problems, "not all was swept");
}
