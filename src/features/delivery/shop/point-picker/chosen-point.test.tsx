import { expect, test } from "vitest";
import { renderOnSite } from "#features/sites/shop/fixtures/rendered-page.tsx";
import type { PointResponse } from "../../contract.ts";
import { ChosenPoint } from "./chosen-point.tsx";

const POINT: PointResponse = {
  parcelshop_id: "A1",
  courier: "omniva",
  kind: "locker",
  name: "Station",
  address: "Geležinkelio g. 16",
  city: "Vilnius",
  zip: "02100",
  country_iso: "LT",
  lat: 54.6704,
  lng: 25.2843,
  hours: "",
  notes: {},
};
const render = (changes: Partial<PointResponse>) =>
  renderOnSite(<ChosenPoint point={{ ...POINT, ...changes }} service={undefined} />);
const directionsOf = (html: string) =>
  new URL(/href="(https:[^"]+)"/.exec(html)?.[1]?.replaceAll("&amp;", "&") ?? "").searchParams;

test("a chosen point shows address, distance and a link to directions", () => {
  const html = render({ distance: 1234 });
  expect(html).toContain("Geležinkelio g. 16, 02100 Vilnius");
  expect(html).toContain("1.2 km");
  expect(html).toContain("Directions on a street map");
  expect(directionsOf(html).get("destination")).toBe("54.6704,25.2843");
  expect(html).toMatch(/rel="noopener noreferrer"/);
});

test("directions to a point without coordinates use its address", () => {
  const html = render({ lat: null, lng: null });
  expect(directionsOf(html).get("destination")).toBe("Geležinkelio g. 16, 02100 Vilnius, LT");
  expect(html).not.toContain(" km");
});
