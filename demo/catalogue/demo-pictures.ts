import { existsSync, readFileSync } from "node:fs";
import type { PictureManifest, ViewsOf } from "./good/good-pictures.ts";
import { DEMO_GOODS } from "./goods.ts";

/** Made together with the pictures: `"file": "fingerprint #colour"`, the colour fills its place. */
const DRAWN = new URL("../pictures/goods/drawn.json", import.meta.url);

/** Without pictures a shop still opens. */
export function readDemoPictures(): PictureManifest {
  if (!existsSync(DRAWN)) return {};
  const drawn: Record<string, string> = JSON.parse(readFileSync(DRAWN, "utf8"));
  return Object.fromEntries(
    Object.entries(drawn).map(([file, line]) => [file, line.slice(line.indexOf("#"))]),
  );
}

/** What is shown first in lists comes first. */
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
/** Flat things say more from an angle. */
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

/** The views that each family of pictures was drawn in, read from the files' names. */
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
