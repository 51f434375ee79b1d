import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { inProject } from "../set-up/project.mjs";
import { reachedFiles } from "./reached-files.ts";
import { readFiles } from "./source-files.ts";

/** Pages are imported lazily by the tables of pages; this turns those imports into static ones. */
const withLateImports = readFiles("src", /^(?!.*\.test\.).*\.tsx?$/).map(
  ({ path: file, text }) => ({
    path: file,
    text: text.replaceAll(/import\(("[^"]+")\)/g, "\nimport $1;\n"),
  }),
);

function sourcesOf(sheet: string): string[] {
  const text = readFileSync(inProject(sheet), "utf8");
  return [...text.matchAll(/^@source "(.+)";$/gm)].map(([, glob = ""]) =>
    path.posix.join(path.posix.dirname(sheet), glob),
  );
}

test.each([
  ["src/office/office.css", /^src\/office\/main\.tsx$/, 150],
  [
    "src/app.css",
    /^src\/(root\.tsx|features\/[^/]+\/shop\/.*\.page\.tsx|shop\/.*\.page\.tsx)$/,
    300,
  ],
])("%s scans every component that it styles for Tailwind classes", (sheet, entry, atLeast) => {
  const globs = sourcesOf(sheet);
  const drawn = reachedFiles(withLateImports, entry).filter(({ path: file }) =>
    file.endsWith(".tsx"),
  );
  expect(drawn.length).toBeGreaterThan(atLeast);
  const unread = drawn
    .filter(({ text }) => text.includes("className"))
    .map(({ path: file }) => file)
    .filter((file) => !globs.some((glob) => path.matchesGlob(file, glob)));
  expect(unread).toEqual([]);
});
