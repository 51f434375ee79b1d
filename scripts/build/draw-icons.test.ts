import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { ICON_NAMES } from "../../src/ui/icon/icon-names.ts";
import { readFiles } from "../checks/source-files.ts";
import { drawIcons, ICON_FILES } from "./draw-icons.ts";

test.each(ICON_FILES)("$file matches its list of icon names", async ({ file, names }) => {
  expect(await readFile(file, "utf8"), "run `npm run icons`").toBe(drawIcons(names));
});

test("every icon of the list is used in the source", () => {
  const shown = readFiles("src", /\.tsx?$/)
    .filter(({ path }) => !path.endsWith("icon-names.ts"))
    .map(({ text }) => text)
    .join("\n");
  expect(ICON_NAMES.filter((name) => !shown.includes(`"${name}"`))).toEqual([]);
});
