import { expect, test } from "vitest";
import * as life from "./token-life.ts";

test("known devices last a year, mailed passwords and addresses a day, resets an hour", () => {
  const day = 86_400;
  expect(life).toMatchObject({
    DEVICE_COOKIE: "device_mark",
    KNOWN_DEVICE_SECONDS: 365 * day,
    EMAIL_TOKEN_SECONDS: day,
    ONE_TIME_PASSWORD_SECONDS: day,
    RESET_TOKEN_SECONDS: 3600,
  });
});
