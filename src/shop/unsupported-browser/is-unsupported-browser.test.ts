import { expect, test } from "vitest";
import { isUnsupportedBrowser } from "./old-browsers.ts";
import { USER_AGENTS } from "./user-agents.fixture.ts";

test.each(USER_AGENTS)("%s", (_name, userAgent, isTooOld) => {
  expect(isUnsupportedBrowser(userAgent)).toBe(isTooOld);
});
