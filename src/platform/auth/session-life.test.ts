import { expect, test } from "vitest";
import * as life from "./session-life.ts";

test("cookie names and lifetimes are those of SPEC §9", () => {
  const day = 86_400;
  expect(life).toMatchObject({
    SESSION_COOKIE: "session_token",
    SESSION_HINT_COOKIE: "has_session",
    SESSION_SECONDS: 30 * day,
    LONGEST_SESSION_SECONDS: 90 * day,
    SEEN_AFTER_SECONDS: 600,
    PROLONG_AFTER_SECONDS: day,
  });
});
