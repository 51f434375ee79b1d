import { useT } from "#i18n/use-t.ts";

/** A price that may still rise by a choice says so. */
export function useFromPrice(isFrom: boolean): (price: string) => string {
  const t = useT();
  return (price) => (isFrom ? t("checkout.from_price", { price }) : price);
}
