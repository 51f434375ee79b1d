import { useT } from "#i18n/use-t.ts";
import { Dialog } from "#ui/floating/dialog.tsx";
import type { SizeChart } from "../../../domain/product/product-view.ts";
import { SizeChartTable } from "./size-chart-table.tsx";

export function SizeChartDialog({ chart }: { chart: SizeChart }) {
  const t = useT();
  return (
    <Dialog title={t("catalogue.product.size_chart")}>
      <p className="mb-3 text-ink-2">
        {chart.title}. {t("catalogue.product.in_cm")}
      </p>
      <SizeChartTable chart={chart} />
    </Dialog>
  );
}
