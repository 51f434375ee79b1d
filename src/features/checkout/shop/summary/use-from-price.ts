import { useT } from "#i18n/use-t.ts";

/** Shows "from" if a later choice may raise the price. */
export function useFromPrice(isFrom: boolean): (price: string) => string {
  const t = useT();
  return (price) => (isFrom ? t("checkout.from_price", { price }) : price);
}
