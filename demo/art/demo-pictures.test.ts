import { expect, test } from "vitest";
import { DEMO_GOODS } from "../catalogue/goods.ts";
import { demoPictures, fingerprint } from "./demo-pictures.ts";
import { FAMILIES, viewsOf } from "./pictures.ts";
import { traitsOf } from "./type-traits.ts";

const families: readonly string[] = FAMILIES;

test("every demo product belongs to a family that can be drawn", () => {
  expect(DEMO_GOODS.filter(({ family }) => !families.includes(family))).toEqual([]);
});

test("a product has all views of its first colour and two of every other colour", () => {
  const files = demoPictures().map(({ file }) => file);
  expect(new Set(files).size).toBe(files.length);
  const expected = DEMO_GOODS.reduce((sum, { family, colours }) => {
    const views = FAMILIES.find((name) => name === family);
    return sum + (views ? viewsOf(views).length : 0) + 2 * (colours.length - 1);
  }, 0);
  expect(files.length).toBe(expected);
});

test("a fingerprint depends on the drawing and the recipe", () => {
  expect(fingerprint("<svg/>", "a")).toMatch(/^[\da-f]{12}$/);
  expect(fingerprint("<svg/>", "a")).toBe(fingerprint("<svg/>", "a"));
  expect(fingerprint("<svg/>", "a")).not.toBe(fingerprint("<svg />", "a"));
  expect(fingerprint("<svg/>", "a")).not.toBe(fingerprint("<svg/>", "b"));
});

/** Jackets of these kinds always have a hood. */
const HOODED: readonly string[] = ["rain", "shell"];

test("a product's text mentions a hood only if every picture shows one", () => {
  const promised = new Map(
    DEMO_GOODS.filter(({ type }) => / ?\w+-hood\b/.test(type.features)).map(({ type, family }) => [
      type.key,
      family,
    ]),
  );
  expect(promised.size).toBeGreaterThan(4);
  const hoodless = [...promised].filter(([type, family]) => {
    const { kind, hood } = traitsOf(type);
    const isAlways = Array.isArray(kind) && kind.every((one) => HOODED.includes(one));
    return family !== "hoodie" && hood !== true && !isAlways;
  });
  expect(hoodless).toEqual([]);
});
