import { expect, test } from "vitest";
import { assetsOf, readManifest } from "./home-assets.ts";

const part = (name: string, ...imports: string[]) => ({
  id: name,
  module: `/assets/${name}.js`,
  imports: imports.map((one) => `/assets/${one}.js`),
  css: [`/assets/${name}.css`],
});
const manifest = {
  url: "/assets/manifest.js",
  entry: part("entry", "react"),
  routes: {
    root: part("root", "react"),
    layout: { ...part("layout", "header"), parentId: "root" },
    home: { ...part("home", "hero"), parentId: "layout" },
    faq: { ...part("faq", "search"), parentId: "layout" },
  },
};
const sources: Record<string, string> = {
  "/assets/hero.js": 'import{a as b}from"./picture.js";const later=()=>import("./film.js")',
};
const read = (url: string) => sources[url] ?? "";

test("a route's assets are its own and those of its parent routes, each once", () => {
  const { scripts, styles } = assetsOf("home", manifest, read);
  const names = [
    "manifest",
    "entry",
    "react",
    "home",
    "hero",
    "picture",
    "layout",
    "header",
    "root",
  ];
  expect(scripts).toEqual(names.map((name) => `/assets/${name}.js`));
  expect(styles).toEqual(["entry", "home", "layout", "root"].map((name) => `/assets/${name}.css`));
});

test("an unknown route throws an error", () => {
  expect(() => assetsOf("hom", manifest, read)).toThrow("no route hom");
});

test("the manifest is parsed from its script", () => {
  const script = `window.__reactRouterManifest=${JSON.stringify(manifest)};`;
  expect(readManifest(script)).toEqual(manifest);
});
