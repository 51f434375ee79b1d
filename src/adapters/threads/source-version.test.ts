import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { hashImported, readImported } from "./source-version.ts";

function setUp() {
  const root = mkdtempSync(path.join(tmpdir(), "source-version-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const folder of ["src/one", "src/two"])
    mkdirSync(path.join(root, folder), { recursive: true });
  const write = (file: string, text: string) => writeFileSync(path.join(root, file), text);
  write(
    "src/one/entry.ts",
    `import { sql } from "drizzle-orm";
import {
  near,
  type Near,
} from "./near.ts";
import type { Shape } from "./shape.ts";
export const made = [near];
`,
  );
  write("src/one/near.ts", `export { far } from "#two/far.ts";\n`);
  write("src/one/shape.ts", "export type Shape = 1;\n");
  write("src/two/far.ts", `import { near } from "../one/near.ts";\n`);
  return { write, hash: () => hashImported("src/one/entry.ts", root) };
}

test.each(["src/one/entry.ts", "src/one/near.ts", "src/two/far.ts"])(
  "a change of %s changes the version",
  (file) => {
    const { write, hash } = setUp();
    const before = hash();
    write(file, "export const other = 1;\n");
    expect(hash()).not.toBe(before);
  },
);

test("changes of types only and of files that are not imported keep the version", () => {
  const { write, hash } = setUp();
  const before = hash();
  write("src/one/shape.ts", "export type Shape = 2;\n");
  write("src/one/other.ts", "export const other = 1;\n");
  expect(hash()).toBe(before);
});

test("the code that makes search documents is among the imported files", () => {
  const folder = "src/features/catalogue";
  const files = [...readImported(`${folder}/server/search-index/read-search-documents.ts`).keys()];
  expect(files).toEqual(
    expect.arrayContaining([
      `${folder}/server/search-index/search-document.ts`,
      `${folder}/server/product-records.repository.ts`,
      `${folder}/domain/product/specifications.ts`,
    ]),
  );
});
