import { expect, test } from "vitest";
import { describeNotices, readLock, readNotices } from "./third-party-notices.ts";

test("the notices list every shipped package with its licence (npm run notices)", () => {
  expect(readNotices()).toBe(describeNotices(readLock()));
  expect(readNotices()).toMatch(/^- pg [\d.]+: MIT$/m);
  expect(readNotices()).not.toContain("- vitest ");
});
