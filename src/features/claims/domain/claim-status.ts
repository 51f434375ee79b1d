import type { Transitions } from "#core/state-machine.ts";
import type { ForwardStatus } from "#features/forwarding/domain/forward-status.ts";
import type { OrderStatus } from "#features/orders/domain/order-status.ts";
import type { ClaimKind } from "./claim-reason.ts";

/** What a claim can be about. The API identifies an order by its slug and a parcel by its id. */
export type ClaimSubject = {
  kind: ClaimKind;
  /** The value of `order` or `parcel` in the call that makes a claim. */
  value: string;
  number: string;
  /** A short description of its contents. */
  what: string;
};

const NOT_BOUGHT: readonly OrderStatus[] = ["awaiting_payment", "cancelled", "expired"];
const NOT_WITH_US: readonly ForwardStatus[] = ["declared", "consolidated"];

/** Only an order that was paid can be claimed about. */
export const isClaimableOrder = (status: OrderStatus): boolean => !NOT_BOUGHT.includes(status);

/** Only a parcel that reached us can be claimed about; a merged one is claimed under the request it travels in. */
export const isClaimableParcel = (status: ForwardStatus): boolean => !NOT_WITH_US.includes(status);

/** Accepting needs a remedy, so it is a step of its own. */
export const MOVES_BY_STAFF = ["in_review", "rejected", "closed"] as const;
export type MoveByStaff = (typeof MOVES_BY_STAFF)[number];

export const CLAIM_STATUSES = ["received", "in_review", "accepted", "rejected", "closed"] as const;
export type ClaimStatus = (typeof CLAIM_STATUSES)[number];

/** Product notes §4. */
export const CLAIM_TRANSITIONS: Transitions<ClaimStatus> = {
  received: ["in_review"],
  in_review: ["accepted", "rejected"],
  accepted: ["closed"],
  rejected: ["closed"],
  closed: [],
};

/** The steps still to come. They do not reveal the decision before it is made. */
export function stepsAhead(status: ClaimStatus): ("in_review" | "decided" | "closed")[] {
  if (status === "received") return ["in_review", "decided"];
  if (status === "in_review") return ["decided"];
  return status === "closed" ? [] : ["closed"];
}

export type ClaimActor = { kind: "customer"; id: number } | { kind: "staff"; id: number | null };

export const claimNumber = (id: number): string => `CL${id}`;
