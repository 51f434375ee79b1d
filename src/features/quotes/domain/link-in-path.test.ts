import { expect, test } from "vitest";
import { linkInPath } from "./pasted-links.ts";

test.each([
  ["https://shop.example/p/lamp", "https://shop.example/p/lamp"],
  ["https:/shop.example/p/lamp", "https://shop.example/p/lamp"],
  ["http:/shop.example/lamp", "http://shop.example/lamp"],
  ["https%3A%2F%2Fshop.example%2Flamp%3Fid%3D7", "https://shop.example/lamp?id=7"],
  ["https://shop.example/go/https:/other.example", "https://shop.example/go/https:/other.example"],
])("%s is %s", (rest, link) => {
  expect(linkInPath(rest)).toBe(link);
});

test("what stood after the question mark belongs to the link, once", () => {
  expect(linkInPath("https:/shop.example/lamp", "?id=7")).toBe("https://shop.example/lamp?id=7");
  expect(linkInPath("https%3A%2F%2Fshop.example%2Flamp%3Fid%3D7", "?id=8")).toBe(
    "https://shop.example/lamp?id=7",
  );
});

test("what cannot be read is taken as it is", () => {
  expect(linkInPath("https://shop.example/100%")).toMatch(/^https:\/\/shop\.example\/100%/);
  expect(linkInPath("javascript:alert(1)")).toBeUndefined();
});
