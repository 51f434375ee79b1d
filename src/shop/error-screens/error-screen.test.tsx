import { expect, test } from "vitest";
import { renderOnSite } from "#features/sites/shop/rendered-page.fixture.tsx";
import { ErrorScreen } from "./error-screen.tsx";

const gone = new TypeError("Failed to fetch dynamically imported module: https://a/b.js");

test.each([
  ["whatever went wrong leads home", new Error("x"), "Something went wrong on our side", "/en/"],
  ["what an update took away is loaded anew", gone, "We have just updated the shop", undefined],
])("%s: a whole page with logo, words and year (SPEC §2)", (_case, error, title, way) => {
  const screen = renderOnSite(<ErrorScreen error={error} />);
  const [header = "", main = "", footer = ""] = screen.split(/<\/header>|<\/main>/);
  expect(header).toMatch(/<svg.*Cartage/s);
  expect(main).toContain(`>${title}</h1>`);
  expect(main.includes("<button")).toBe(way === undefined);
  if (way) expect(main).toContain(`href="${way}"`);
  expect(footer).toContain(String(new Date().getFullYear()));
});
