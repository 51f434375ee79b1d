import { describe, expect, test } from "vitest";
import { canTransition } from "#core/state-machine.ts";
import {
  CLAIM_STATUSES,
  CLAIM_STEPS,
  CLAIM_TRANSITIONS,
  claimNumber,
  stepsAhead,
} from "./claim-status.ts";

describe("claim (product notes §4)", () => {
  test("received → in_review → accepted or rejected → closed, and no other way", () => {
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

  test("staff never bring one back to the beginning", () => {
    expect(CLAIM_STEPS).toEqual(["in_review", "accepted", "rejected", "closed"]);
  });

  test("what is ahead never tells how it will be decided", () => {
    expect(stepsAhead("received")).toEqual(["in_review", "decided"]);
    expect(stepsAhead("in_review")).toEqual(["decided"]);
    expect(stepsAhead("accepted")).toEqual(["closed"]);
    expect(stepsAhead("closed")).toEqual([]);
  });

  test("has a number of its own", () => {
    expect(claimNumber(17)).toBe("CL17");
  });
});
