import { expect, test } from "vitest";
import * as life from "./session-life.ts";

test("cookies and times of SPEC §9", () => {
  const day = 86_400;
  expect(life).toMatchObject({
    SESSION_COOKIE: "session_token",
    SESSION_HINT_COOKIE: "has_session",
    DEVICE_COOKIE: "device_mark",
    SESSION_SECONDS: 30 * day,
    LONGEST_SESSION_SECONDS: 90 * day,
    SEEN_AFTER_SECONDS: 600,
    EMAIL_TOKEN_SECONDS: day,
    KNOWN_DEVICE_SECONDS: 365 * day,
    PROLONG_AFTER_SECONDS: day,
    RESET_TOKEN_SECONDS: 3600,
    ONE_TIME_PASSWORD_SECONDS: day,
  });
});
