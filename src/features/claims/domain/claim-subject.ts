import type { ForwardStatus } from "#features/forwarding/domain/forward-status.ts";
import type { OrderStatus } from "#features/orders/domain/order-status.ts";

const NOT_BOUGHT: readonly OrderStatus[] = ["awaiting_payment", "cancelled", "expired"];
const NOT_WITH_US: readonly ForwardStatus[] = ["declared", "consolidated"];

/** What was paid for can be wrong. */
export const isClaimableOrder = (status: OrderStatus): boolean => !NOT_BOUGHT.includes(status);

/** What came to us; what shares a box is claimed under the number it travels by. */
export const isClaimableParcel = (status: ForwardStatus): boolean => !NOT_WITH_US.includes(status);
