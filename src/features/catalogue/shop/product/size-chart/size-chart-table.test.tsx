import { expect, test } from "vitest";
import { renderOnSite } from "#features/sites/shop/fixtures/rendered-page.tsx";
import { SizeChartTable } from "./size-chart-table.tsx";

const chart = {
  title: "Shoes",
  columns: ["Foot", "Width"],
  rows: [{ size: "40", cells: ["25.6", "9.5–10.0"] }],
};

test.each([
  ["en", "25.6", "9.5–10.0"],
  ["lt", "25,6", "9,5–10,0"],
])("in %s a size chart uses the language's decimal separator", (language, foot, width) => {
  const html = renderOnSite(<SizeChartTable chart={chart} />, { language });
  expect(html).toContain(`>${foot}<`);
  expect(html).toContain(`>${width}<`);
});
