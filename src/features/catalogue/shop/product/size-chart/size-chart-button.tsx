import { Ruler } from "lucide-react";
import { useT } from "#i18n/use-t.ts";
import { openModal } from "#ui/modal-stack/modals.ts";
import type { SizeChart } from "../../../domain/product/product-view.ts";

/** SPEC §2: the size chart is a modal; without script it stands with the specifications. */
export function SizeChartButton({ chart }: { chart: SizeChart }) {
  const t = useT();
  const words = (
    <>
      <Ruler className="icon icon-s" aria-hidden="true" />
      {t("catalogue.product.size_chart")}
    </>
  );
  const open = async () => {
    const { SizeChartDialog } = await import("./size-chart-dialog.tsx");
    openModal("size-chart", <SizeChartDialog chart={chart} />);
  };
  return (
    <>
      <span className="noscript:hidden">
        <button type="button" className="link option-link" aria-haspopup="dialog" onClick={open}>
          {words}
        </button>
      </span>
      <span className="not-noscript:hidden">
        <a href="#size-chart" className="link option-link">
          {words}
        </a>
      </span>
    </>
  );
}
