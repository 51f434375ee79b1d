import { expect, test } from "vitest";
import { isDeployError } from "./error-message.tsx";

test.each([
  [new TypeError("Failed to fetch dynamically imported module: https://a/b.js"), true],
  [new TypeError("error loading dynamically imported module"), true],
  [new TypeError("Importing a module script failed."), true],
  [new Error("Unable to preload CSS for /assets/root.css"), true],
  [new TypeError("x is not a function"), false],
  [new TypeError("Failed to fetch"), false],
  ["Failed to fetch dynamically imported module", false],
  [undefined, false],
])('the error "%s" is caused by a deployment: %s', (error, expected) => {
  expect(isDeployError(error)).toBe(expected);
});
