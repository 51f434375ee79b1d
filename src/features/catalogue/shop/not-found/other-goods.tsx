import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import type { ShownCard } from "../../domain/product/shown-card.ts";
import { GoodsRow } from "../card/goods-row.tsx";
import { PageSearchForm } from "../search/page-search-form.tsx";
import "../card/card.css";

type OtherGoodsProps = {
  goods: readonly ShownCard[];
  /** The words of the URL, as a guess of what the visitor looked for. */
  text: string;
};

/** Shown on a 404 page: a search box and best sellers. Renders nothing on a site without a shop. */
export function OtherGoods({ goods, text }: OtherGoodsProps) {
  const t = useT();
  const { language, config } = useShell();
  if (!config.site.switches.marketplace) return null;
  return (
    <>
      <PageSearchForm text={text} />
      <GoodsRow
        id="best-sellers"
        title={t("catalogue.best_sellers")}
        cards={goods}
        all={{ to: `/${language}/marketplace`, label: t("catalogue.see_all") }}
      />
    </>
  );
}
