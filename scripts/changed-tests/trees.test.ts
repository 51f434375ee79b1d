import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { inProject } from "../set-up/project.mjs";
import { OF_EVERY_TEST, TREES } from "./trees.ts";

const found = (pattern: string) => globSync(pattern, { cwd: inProject(".") });
const readers = new Set(TREES.flatMap((tree) => tree.readers));

test("there are files of every pattern, and all readers of folders", () => {
  const patterns = [...TREES.map(({ pattern }) => pattern), ...readers, ...OF_EVERY_TEST];
  expect(patterns.filter((pattern) => found(pattern).length === 0)).toEqual([]);
});

/** House checks list folders too, but their tests do not. */
const CODE = ["{src,demo,sandbox,e2e}/**/*.{ts,tsx}", "scripts/**/*.test.ts"];
const LISTS_FILES = /\b(?:globSync|glob|readFiles)\(|\bimport\.meta\.glob[<(]/;
/** This test lists files of every folder. */
const OWN = "scripts/changed-tests/trees.test.ts";

test("all code that lists the files of a folder is among the readers of folders", () => {
  const listing = CODE.flatMap(found).filter((file) =>
    LISTS_FILES.test(readFileSync(inProject(file), "utf8")),
  );
  expect(listing.length).toBeGreaterThan(10);
  expect(listing.filter((file) => file !== OWN && !readers.has(file))).toEqual([]);
});
