import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { browserContracts } from "./scripts/build/browser-contracts.ts";
import { officeFont } from "./scripts/build/themes.ts";

const REACT = /\/node_modules\/(react|react-dom|scheduler|react-router)\//;

/** The office is a client of its own: the storefront's files know nothing of it (docs/decisions/0050). */
export default defineConfig({
  plugins: [officeFont(import.meta.dirname), browserContracts(), tailwindcss()],
  publicDir: false,
  build: {
    outDir: "build/office",
    sourcemap: "hidden",
    assetsDir: "office-assets",
    manifest: "manifest.json",
    rolldownOptions: {
      input: "src/office/main.tsx",
      output: { codeSplitting: { groups: [{ name: "react", test: REACT }] } },
    },
  },
});
