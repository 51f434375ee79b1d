import { expect, test } from "vitest";
import { mayApplyAgain, WEBHOOK_STATES } from "./webhook-state.ts";

test("only webhooks that failed or were unknown may be applied again", () => {
  expect(WEBHOOK_STATES.filter(mayApplyAgain)).toEqual(["unknown", "failed"]);
});
