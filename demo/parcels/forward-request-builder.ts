import type { ForwardStatus } from "#features/forwarding/domain/forward-status.ts";
import type { Parcel, ShippingMethod } from "#features/shipping/domain/chargeable-weight.ts";
import type { GoodsLine } from "#features/shipping/domain/import-charges.ts";
import type { Carrier } from "#features/shipping/domain/tracking-number.ts";

/** A forward request with its past, as one plain object. */
export type ForwardRequestDefinition = {
  email: string;
  siteId: number;
  /** When it was declared, and when it reached its current status. */
  daysAgo: number;
  lastDaysAgo: number;
  status: ForwardStatus;
  warehouse: string;
  shop: string;
  carrier: Carrier;
  trackingNumber: string;
  lines: readonly (GoodsLine & { name: string; quantity: number })[];
  /** What the customer said that it weighs, if they knew. */
  declaredGrams?: number;
  /** Set once it was received. */
  box?: Parcel;
  method: ShippingMethod;
  /** Refunded to the wallet because the packed box or customs cost less. */
  refundedCents: number;
  /** True if paid from the wallet, else through a provider. */
  fromWallet: boolean;
  /** Staff's note on the last step. */
  note?: string;
};

export function buildForwardRequest(
  overrides: Partial<ForwardRequestDefinition> = {},
): ForwardRequestDefinition {
  return {
    email: "marta@cartage.example",
    siteId: 2,
    daysAgo: 2,
    lastDaysAgo: 1,
    status: "declared",
    warehouse: "US",
    shop: "Target",
    carrier: "ups",
    trackingNumber: "1Z999AA10123456784",
    lines: [{ name: "Shoes", quantity: 1, valueCents: 5000, kind: "shoes" }],
    method: "air",
    refundedCents: 0,
    fromWallet: false,
    ...overrides,
  };
}
