import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import type { ShownCard } from "../../domain/product/shown-card.ts";
import { GoodsRow } from "../card/goods-row.tsx";
import { PageSearchForm } from "../search/page-search-form.tsx";
import "../card/card.css";

type OtherGoodsProps = {
  goods: readonly ShownCard[];
  /** What the address tells of what was sought. */
  text: string;
};

/** Below a page that is not there: a search, and what others buy. Nothing where there is no shop. */
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
