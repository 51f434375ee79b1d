import { existsSync, readFileSync } from "node:fs";
import type { PictureManifest, ViewsOf } from "./good/good-pictures.ts";
import { DEMO_GOODS } from "./goods.ts";

/** Written together with the pictures: `"file": "fingerprint #colour"`, where the colour is the placeholder. */
const DRAWN = new URL("../pictures/goods/drawn.json", import.meta.url);

/** The shop also works without pictures. */
export function readDemoPictures(): PictureManifest {
  if (!existsSync(DRAWN)) return {};
  const drawn: Record<string, string> = JSON.parse(readFileSync(DRAWN, "utf8"));
  return Object.fromEntries(
    Object.entries(drawn).map(([file, line]) => [file, line.slice(line.indexOf("#"))]),
  );
}

/** In this order; lists show the first. */
const VIEWS = [
  "front",
  "side",
  "pair",
  "threequarter",
  "open",
  "hung",
  "single",
  "closed",
  "box",
  "back",
  "detail",
];
/** Flat goods show more from an angle. */
const FROM_AN_ANGLE = new Set([
  "camera",
  "headphones",
  "keyboard",
  "laptop",
  "monitor",
  "phone",
  "powerbank",
  "suitcase",
  "tablet",
]);
const ANGLED_VIEWS = ["threequarter", "back", ...VIEWS];

/** The views in which each family of pictures exists, read from the files' names. */
export function demoViews(pictures: PictureManifest): ViewsOf {
  const drawn = new Map<string, Set<string>>();
  for (const { slug, family, colours } of DEMO_GOODS) {
    const views = drawn.get(family) ?? new Set();
    drawn.set(family, views);
    for (const { key } of colours) {
      for (const view of VIEWS) if (`${slug}-${key}-${view}.avif` in pictures) views.add(view);
    }
  }
  return (family) => {
    const order = FROM_AN_ANGLE.has(family) ? ANGLED_VIEWS : VIEWS;
    return [...new Set(order)].filter((view) => drawn.get(family)?.has(view));
  };
}
