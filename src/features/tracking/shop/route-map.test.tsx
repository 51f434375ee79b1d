import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { renderOnSite } from "#features/sites/shop/fixtures/rendered-page.tsx";
import { locateCity } from "../domain/city-location.ts";
import { RouteMap } from "./route-map.tsx";

const at = (country: string) => {
  const place = locateCity(country, "");
  if (!place) throw new Error(`Nobody knows where ${country} is`);
  return place;
};
const [from, to] = [at("US"), at("LT")];
const places = { from, to, passed: [from, to], is_between: false };
const render = (isEnded: boolean) =>
  renderOnSite(
    <RouteMap places={places} method="air" notes={{ from: "", to: "" }} isEnded={isEnded} />,
  );

test("the mark of a delivered parcel does not glow on the map", () => {
  const here = /class="way-here"[^>]*>/g;
  const marks = (isEnded: boolean) => render(isEnded).match(here) ?? [];
  expect(marks(true).length).toBeGreaterThan(0);
  expect(marks(false)).toHaveLength(marks(true).length);
  for (const mark of marks(true)) expect(mark).toContain("data-still");
  for (const mark of marks(false)) expect(mark).not.toContain("data-still");
  const css = readFileSync(new URL("tracking.css", import.meta.url), "utf8");
  expect(css).toMatch(/\.way-here\[data-still\] \{\s+outline: none/);
});
