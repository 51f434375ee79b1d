import { describe, expect, test } from "vitest";
import { canTransition } from "#core/state-machine.ts";
import {
  CLAIM_STATUSES,
  CLAIM_TRANSITIONS,
  claimNumber,
  MOVES_BY_STAFF,
  stepsAhead,
} from "./claim-status.ts";

describe("a claim (product notes §4)", () => {
  test("has only the transitions received → in_review → accepted or rejected → closed", () => {
    const allowed = CLAIM_STATUSES.flatMap((from) =>
      CLAIM_STATUSES.filter((to) => canTransition(CLAIM_TRANSITIONS, from, to)).map(
        (to) => `${from} → ${to}`,
      ),
    );
    expect(allowed).toEqual([
      "received → in_review",
      "in_review → accepted",
      "in_review → rejected",
      "accepted → closed",
      "rejected → closed",
    ]);
  });

  test("is not moved back to received by staff, and not accepted without a remedy", () => {
    expect(MOVES_BY_STAFF).toEqual(["in_review", "rejected", "closed"]);
  });

  test("shows the steps ahead without the decision", () => {
    expect(stepsAhead("received")).toEqual(["in_review", "decided"]);
    expect(stepsAhead("in_review")).toEqual(["decided"]);
    expect(stepsAhead("accepted")).toEqual(["closed"]);
    expect(stepsAhead("closed")).toEqual([]);
  });

  test("has a number with the prefix CL", () => {
    expect(claimNumber(17)).toBe("CL17");
  });
});
