import { useShell } from "#features/sites/shop/use-shell.ts";
import { formatNumber } from "#i18n/format.ts";
import { useT } from "#i18n/use-t.ts";
import type { SizeChart } from "../../../domain/product/product-view.ts";

/** The catalogue writes decimals with a point, whatever the page's language is. */
const DECIMAL_POINT = /(?<=\d)\.(?=\d)/g;

export function SizeChartTable({ chart }: { chart: SizeChart }) {
  const t = useT();
  const { language } = useShell();
  const point = formatNumber(0.5, language, 1).charAt(1);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide chart scrolls, and keys must reach it.
    <section className="size-chart" aria-label={chart.title} tabIndex={0}>
      <table>
        <caption className="visually-hidden">{chart.title}</caption>
        <thead>
          <tr>
            <th scope="col">{t("catalogue.product.size_column")}</th>
            {chart.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {chart.rows.map(({ size, cells }) => (
            <tr key={size}>
              <th scope="row">{size}</th>
              {cells.map((cell, at) => (
                <td key={chart.columns[at]} className="num">
                  {cell.replaceAll(DECIMAL_POINT, point)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
