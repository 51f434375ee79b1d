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

test("there are more than forty families, each with three views or more", () => {
  expect(FAMILIES.length).toBeGreaterThan(40);
  expect(FAMILIES.filter((family) => viewsOf(family).length < 3)).toEqual([]);
});

const HUNG: Family[] = ["tshirt", "shirt", "sweater", "hoodie", "jacket", "coat", "jeans"];

test.each(HUNG)("%s is seen from behind, which is no front that is turned a little", (family) => {
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
  "%s: the second view is from behind, and shows what the first does not",
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

  test("is a small, well-formed picture that needs nothing from outside", () => {
    for (const svg of drawings) {
      expect(isWellFormed(svg)).toBe(true);
      expect(svg.length).toBeLessThan(LIMIT);
      expect(svg).not.toMatch(/(?:href|src)="(?!#)|url\((?!#)|<script|<image|@import/);
    }
  });

  test("names every id once, and every reference has its target", () => {
    for (const svg of drawings) {
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      const wanted = [...svg.matchAll(/(?:url\(|href=")#([^")]+)/g)].map(([, id]) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(wanted.filter((id) => !ids.includes(id))).toEqual([]);
    }
  });
});

test("the same product is drawn the same every time", () => {
  for (const family of FAMILIES) {
    const view = viewsOf(family)[1] ?? "";
    expect(draw(family, view, "twice")).toBe(draw(family, view, "twice"));
  }
});

test.each(FAMILIES)("fifty products of the family %s hardly repeat themselves", (family) => {
  const view = viewsOf(family)[0] ?? "";
  const drawings = Array.from({ length: 50 }, (_, i) => draw(family, view, `product-${i}`));
  expect(new Set(drawings).size).toBeGreaterThanOrEqual(25);
});

test("what the type of a product says is drawn: a raincoat is no down jacket", () => {
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

test("words of a brand cannot break out of the picture", () => {
  const svg = drawGoods({
    family: "cap",
    seed: "a",
    colour: "#24324f",
    brand: '"><script>',
    view: "front",
  });
  expect(svg).not.toContain("<script");
});
