import path from "node:path";
import { build, type Plugin, type Rolldown } from "vite";
import { expect, test } from "vitest";
import { inProject } from "../set-up/project.mjs";
import { browserContracts } from "./browser-contracts.ts";

/** The code that the browser would get for a module of ours. */
async function built(code: string, environment = "client"): Promise<string> {
  const entry: Plugin = {
    name: "entry",
    load: (id) => (path.basename(id) === "entry.ts" ? code : undefined),
    resolveId: (id) => (id === "entry" ? inProject("src/entry.ts") : undefined),
  };
  const ssr = environment === "ssr";
  const result = await build({
    root: inProject("."),
    configFile: false,
    logLevel: "silent",
    plugins: [entry, browserContracts()],
    ssr: { noExternal: true },
    build: { write: false, minify: false, ssr, rolldownOptions: { input: "entry" } },
  });
  const { output } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput;
  return output.map((file) => (file.type === "chunk" ? file.code : "")).join("\n");
}

const CART = `import { addToCartCall } from "#features/cart/contract.ts"; console.log(addToCartCall);`;

test("the browser gets a contract's call settings without its schemas", async () => {
  const code = await built(CART);
  expect(code).toContain('"path": "/api/cart/add"');
  expect(code).not.toMatch(/zod|variant_id|summary/i);
  expect(code.length).toBeLessThan(300);
});

test("the server gets a contract with its schemas", async () => {
  expect(await built(CART, "ssr")).toContain("variant_id");
});

test("importing a schema into browser code fails the build with an explanation", async () => {
  const code = `import { shortages } from "#features/cart/contract.ts"; console.log(shortages);`;
  await expect(built(code)).rejects.toThrow(/shortages of \S+contract\.ts was imported as a value/);
});
