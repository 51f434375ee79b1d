import { useT } from "#i18n/use-t.ts";
import { useFieldTitle } from "../products/product-words.ts";

/** The title of the field that a column fills, as in the form. */
export function useTargetTitle() {
  const t = useT();
  const titleOf = useFieldTitle();
  return (target: string): string => {
    if (target.includes(".")) return titleOf(target);
    const titles: Record<string, string> = {
      reference: t("office.imports.targets.reference"),
      sku: t("office.imports.targets.sku"),
      gtin: t("office.imports.targets.gtin"),
      manufacturer: t("office.imports.targets.manufacturer"),
      category: t("office.imports.targets.category"),
      pictures: t("office.imports.targets.pictures"),
      price: t("office.imports.targets.price"),
      oldPrice: t("office.imports.targets.oldPrice"),
      stock: t("office.imports.targets.stock"),
      size: t("office.imports.targets.size"),
      colour: t("office.imports.targets.colour"),
      weightGrams: t("office.imports.targets.weightGrams"),
    };
    return titles[target] ?? target;
  };
}
