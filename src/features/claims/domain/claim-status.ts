import type { Transitions } from "#core/state-machine.ts";
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

/** Nobody begins with these: staff bring a claim there. */
export const CLAIM_STEPS = ["in_review", "accepted", "rejected", "closed"] as const;
export type ClaimStep = (typeof CLAIM_STEPS)[number];

export const CLAIM_STATUSES = ["received", ...CLAIM_STEPS] as const;
export type ClaimStatus = (typeof CLAIM_STATUSES)[number];

/** Product notes §4. */
export const CLAIM_TRANSITIONS: Transitions<ClaimStatus> = {
  received: ["in_review"],
  in_review: ["accepted", "rejected"],
  accepted: ["closed"],
  rejected: ["closed"],
  closed: [],
};

/** What is still to come, as a claim goes; how it will be decided we do not say before it is. */
export function stepsAhead(status: ClaimStatus): ("in_review" | "decided" | "closed")[] {
  if (status === "received") return ["in_review", "decided"];
  if (status === "in_review") return ["decided"];
  return status === "closed" ? [] : ["closed"];
}

export type ClaimActor = { kind: "customer"; id: number } | { kind: "staff"; id: number | null };

export const claimNumber = (id: number): string => `CL${id}`;
