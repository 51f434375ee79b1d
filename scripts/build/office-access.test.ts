import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { inProject } from "../set-up/project.mjs";
import { ACCESS_FILE, officeAccess } from "./office-access.ts";

/** Removes what the formatter may have changed. */
const bare = (text: string) => text.replace(/[\s,"]/g, "");

test("who may open the office's pages is written as in their table (npm run office-access)", () => {
  expect(bare(readFileSync(inProject(ACCESS_FILE), "utf8"))).toBe(bare(officeAccess()));
});
