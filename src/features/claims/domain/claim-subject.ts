import type { ForwardStatus } from "#features/forwarding/domain/forward-status.ts";
import type { OrderStatus } from "#features/orders/domain/order-status.ts";
import type { ClaimKind } from "./claim-reason.ts";

/** What can be claimed about: on the wire an order is named by its slug, a parcel by its id. */
export type ClaimSubject = {
  kind: ClaimKind;
  /** `order` or `parcel` of the call that makes a claim. */
  value: string;
  number: string;
  /** What is in it, in a few words. */
  what: string;
};

const NOT_BOUGHT: readonly OrderStatus[] = ["awaiting_payment", "cancelled", "expired"];
const NOT_WITH_US: readonly ForwardStatus[] = ["declared", "consolidated"];

/** What was paid for can be wrong. */
export const isClaimableOrder = (status: OrderStatus): boolean => !NOT_BOUGHT.includes(status);

/** What came to us; what shares a box is claimed under the number it travels by. */
export const isClaimableParcel = (status: ForwardStatus): boolean => !NOT_WITH_US.includes(status);
