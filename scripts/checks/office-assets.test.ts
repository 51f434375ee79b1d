import { expect, test } from "vitest";
import { officePages } from "./office-assets.ts";

test("an office page's assets are the shell and its imports, each file once", () => {
  const pages = officePages({
    "src/office/main.tsx": { file: "main.js", isEntry: true, imports: ["_react.js"] },
    "_react.js": { file: "react.js", imports: ["_runtime.js"] },
    "_runtime.js": { file: "runtime.js" },
    "src/office/home/home.page.tsx": { file: "home.js", imports: ["_list.js", "_react.js"] },
    "src/features/orders/office/list/orders.page.tsx": { file: "orders.js", imports: ["_list.js"] },
    "_list.js": { file: "list.js" },
    "icons.svg": { file: "icons.svg" },
  });
  const shell = ["main.js", "react.js", "runtime.js"];
  expect(pages).toEqual([
    { page: "src/office/home/home.page.tsx", scripts: [...shell, "home.js", "list.js"] },
    {
      page: "src/features/orders/office/list/orders.page.tsx",
      scripts: [...shell, "orders.js", "list.js"],
    },
  ]);
});
