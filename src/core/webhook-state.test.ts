import { expect, test } from "vitest";
import { mayApplyAgain, WEBHOOK_STATES } from "./webhook-state.ts";

test("what failed, or was about something unknown, may be applied again; what is done may not", () => {
  expect(WEBHOOK_STATES.filter(mayApplyAgain)).toEqual(["unknown", "failed"]);
});
