import { expect, test } from "vitest";
import { FORWARD_STATUSES } from "#features/forwarding/domain/forward-status.ts";
import { ORDER_STATUSES } from "#features/orders/domain/order-status.ts";
import { CLAIMS_PATH, claimFormPath, claimPath } from "./claim-paths.ts";
import { CLAIM_REASONS, REASONS_OF, shouldHavePhotos } from "./claim-reason.ts";
import { CLAIM_TRANSITIONS, isClaimableOrder, isClaimableParcel } from "./claim-status.ts";

test("an order can have a claim once it is paid", () => {
  expect(ORDER_STATUSES.filter((status) => !isClaimableOrder(status)).toSorted()).toEqual([
    "awaiting_payment",
    "cancelled",
    "expired",
  ]);
});

test("a parcel can have a claim once it is received, unless it was consolidated", () => {
  expect(FORWARD_STATUSES.filter((status) => !isClaimableParcel(status)).toSorted()).toEqual([
    "consolidated",
    "declared",
  ]);
});

test("each kind of claim has its own reasons, without duplicates", () => {
  expect(REASONS_OF.order).toContain("faulty");
  expect(REASONS_OF.parcel).toContain("charged");
  expect(REASONS_OF.parcel).not.toContain("faulty");
  expect(CLAIM_REASONS.toSorted()).toEqual([
    "charged",
    "damaged",
    "faulty",
    "missing",
    "not_arrived",
    "other",
    "wrong",
  ]);
});

test("photos are requested only for the reasons that need them", () => {
  expect(CLAIM_REASONS.filter(shouldHavePhotos).toSorted()).toEqual(["damaged", "faulty", "wrong"]);
});

test("claim pages have the paths of SPEC §2", () => {
  expect(claimFormPath("order")).toBe("/claim-form");
  expect(claimFormPath("parcel")).toBe("/claim-form-pro");
  expect(claimFormPath("order", "a/b")).toBe("/claim-form?about=a%2Fb");
  expect([CLAIMS_PATH, claimPath(7)]).toEqual(["/claims", "/claims/7"]);
});

test("a closed claim cannot change its status", () => {
  expect(CLAIM_TRANSITIONS.closed).toEqual([]);
});
