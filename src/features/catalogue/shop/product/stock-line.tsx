import { CircleCheck, CircleX } from "lucide-react";
import { useT } from "#i18n/use-t.ts";
import { isFewLeft } from "../../domain/few-left.ts";
import type { VariantView } from "../../domain/product-view.ts";

export function StockLine({ variant }: { variant: VariantView }) {
  const t = useT();
  const { stock, size } = variant;
  if (stock === 0) {
    return (
      <p className="stock-line" data-state="none">
        <CircleX className="icon" aria-hidden="true" />
        {size === null
          ? t("catalogue.product.none_left")
          : t("catalogue.product.none_left_in", { size })}
      </p>
    );
  }
  return (
    <p className="stock-line" data-state={isFewLeft(stock) ? "few" : "many"}>
      <CircleCheck className="icon" aria-hidden="true" />
      {isFewLeft(stock)
        ? t("catalogue.few_left", { count: stock })
        : t("catalogue.product.in_stock")}
    </p>
  );
}
