import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { ICON_NAMES } from "../../src/ui/icon/icon-names.ts";
import { readFiles } from "../checks/source-files.ts";
import { drawIcons, ICON_FILE } from "./draw-icons.ts";

test("the file of icons is what its list of names draws", async () => {
  expect(await readFile(ICON_FILE, "utf8"), "run `npm run icons`").toBe(drawIcons());
});

test("every icon of the list is shown somewhere", () => {
  const shown = readFiles("src", /\.tsx?$/)
    .filter(({ path }) => !path.endsWith("icon-names.ts"))
    .map(({ text }) => text)
    .join("\n");
  expect(ICON_NAMES.filter((name) => !shown.includes(`"${name}"`))).toEqual([]);
});
