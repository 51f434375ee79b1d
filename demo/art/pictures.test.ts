import { describe, expect, test } from "vitest";
import { drawGoods, FAMILIES, type Family, viewsOf } from "./pictures.ts";

const COLOURS = ["#f3f2ee", "#1d1e20", "#b7262e"];
const LIMIT = 14_000;

const everyView = FAMILIES.flatMap((family) => viewsOf(family).map((view) => ({ family, view })));

function draw(family: Family, view: string, seed = "a-thing", colour = "#2f5fa8") {
  return drawGoods({ family, seed, colour, brand: "Papaya Post", view });
}

/** Opening and closing tags must pair up; attributes carry quotes. */
function isWellFormed(svg: string): boolean {
  const open: string[] = [];
  for (const [, close, name, rest = ""] of svg.matchAll(/<(\/?)([a-zA-Z]+)((?:\s[^<>]*)?)>/g)) {
    if (close) {
      if (open.pop() !== name) return false;
    } else if (!rest.endsWith("/")) open.push(name ?? "");
  }
  return open.length === 0 && svg.startsWith("<svg ") && !/NaN|undefined|Infinity/.test(svg);
}

test("there are more than forty families, each with at least three views", () => {
  expect(FAMILIES.length).toBeGreaterThan(40);
  expect(FAMILIES.filter((family) => viewsOf(family).length < 3)).toEqual([]);
});

const HUNG: Family[] = ["tshirt", "shirt", "sweater", "hoodie", "jacket", "coat", "jeans"];

test.each(HUNG)("%s has a back view that differs from the front", (family) => {
  expect(viewsOf(family)).toEqual(["front", "back", "detail"]);
  // The maker's label is inside the garment, so only the front view shows it.
  const named = (view: string) => draw(family, view, "thing-3").includes("PAPAYA POST");
  expect(draw(family, "back")).not.toBe(draw(family, "front"));
  if (family !== "jeans") expect([named("front"), named("back")]).toEqual([true, false]);
});

const ALSO_FROM_BEHIND: Family[] = [
  "dress",
  "skirt",
  "shorts",
  "laptop",
  "tv",
  "monitor",
  "tablet",
];

test.each(ALSO_FROM_BEHIND)(
  "%s: the second view is the back, and has shapes that the front does not",
  (family) => {
    const [first = "", second = ""] = viewsOf(family);
    expect(second).toBe("back");
    const shapes = (view: string) => new Set(draw(family, view).match(/ d="[^"]+"/g));
    const own = [...shapes(second)].filter((d) => !shapes(first).has(d));
    expect(own.length).toBeGreaterThan(3);
  },
);

describe.each(everyView)("$family, $view", ({ family, view }) => {
  const drawings = COLOURS.flatMap((colour, i) => [
    draw(family, view, `thing-${i}`, colour),
    draw(family, view, `other-${i}`, colour),
  ]);

  test("is a small, well-formed SVG without external references", () => {
    for (const svg of drawings) {
      expect(isWellFormed(svg)).toBe(true);
      expect(svg.length).toBeLessThan(LIMIT);
      expect(svg).not.toMatch(/(?:href|src)="(?!#)|url\((?!#)|<script|<image|@import/);
    }
  });

  test("has unique ids and no dangling references", () => {
    for (const svg of drawings) {
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      const wanted = [...svg.matchAll(/(?:url\(|href=")#([^")]+)/g)].map(([, id]) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(wanted.filter((id) => !ids.includes(id))).toEqual([]);
    }
  });
});

test("the same seed always gives the same drawing", () => {
  for (const family of FAMILIES) {
    const view = viewsOf(family)[1] ?? "";
    expect(draw(family, view, "twice")).toBe(draw(family, view, "twice"));
  }
});

test.each(FAMILIES)("fifty products of family %s have at least 25 drawings", (family) => {
  const view = viewsOf(family)[0] ?? "";
  const drawings = Array.from({ length: 50 }, (_, i) => draw(family, view, `product-${i}`));
  expect(new Set(drawings).size).toBeGreaterThanOrEqual(25);
});

test("a product's type changes its drawing: a raincoat differs from a down jacket", () => {
  const [rain, down] = ["mens-raincoat", "mens-down-jacket"].map((type) =>
    Array.from({ length: 12 }, (_, i) =>
      drawGoods({
        family: "jacket",
        seed: `j${i}`,
        colour: "#24324f",
        brand: "Okivo",
        view: "front",
        type,
      }),
    ),
  );
  expect(rain?.filter((svg) => down?.includes(svg))).toEqual([]);
  expect(new Set(rain).size).toBeGreaterThan(8);
});

test("a brand name cannot inject markup into the drawing", () => {
  const svg = drawGoods({
    family: "cap",
    seed: "a",
    colour: "#24324f",
    brand: '"><script>',
    view: "front",
  });
  expect(svg).not.toContain("<script");
});
