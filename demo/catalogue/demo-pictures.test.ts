import { expect, test } from "vitest";
import { demoViews, readDemoPictures } from "./demo-pictures.ts";
import { DEMO_GOODS } from "./goods.ts";

const pictures = readDemoPictures();

test("every picture has a placeholder colour", () => {
  expect(Object.keys(pictures).length).toBeGreaterThan(2000);
  for (const colour of Object.values(pictures)) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
});

test("every product has at least two views in its first colour", () => {
  const viewsOf = demoViews(pictures);
  for (const { slug, family, colours } of DEMO_GOODS) {
    const [first] = colours;
    const seen = viewsOf(family).filter((view) => `${slug}-${first?.key}-${view}.avif` in pictures);
    expect(seen.length, slug).toBeGreaterThanOrEqual(2);
  }
});
