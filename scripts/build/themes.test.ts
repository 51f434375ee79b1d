import { expect, test } from "vitest";
import { withoutTokens } from "./themes.ts";

const OFFICE = new Set(["btn-pad", "chip-h", "check-fill"]);

test.each([
  [".btn{padding:var(--btn-pad,8px 20px)}", ".btn{padding:8px 20px}"],
  [".chip{height:var(--chip-h, var(--tap))}", ".chip{height:var(--tap)}"],
  ["a{color:var(--check-fill,var(--ink));b:var(--btn-pad,0)}", "a{color:var(--ink);b:0}"],
  [".toasts{bottom:var(--above-bar,0px)}", ".toasts{bottom:var(--above-bar,0px)}"],
  [".a{color:var(--ink)}", ".a{color:var(--ink)}"],
])("the style %s becomes %s for the storefront", (css, without) => {
  expect(withoutTokens(css, OFFICE)).toBe(without);
});
