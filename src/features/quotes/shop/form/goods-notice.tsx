import { Link } from "react-router";
import { checkGoodsRules } from "#features/shipping/domain/goods/goods-rules.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { Notice } from "#ui/notice.tsx";
import type { OrderLine } from "../../domain/order-line.ts";

type GoodsNoticeProps = { line: Pick<OrderLine, "name" | "options" | "url" | "kind"> };

/** While the customer types, tells them which goods we do not buy or must check first. */
export function GoodsNotice({ line }: GoodsNoticeProps) {
  const t = useT();
  const { language } = useShell();
  const verdict = checkGoodsRules(line);
  return (
    <div aria-live="polite" className="not-empty:mb-4">
      {verdict && (
        <Notice kind={verdict.level === "prohibited" ? "bad" : "warn"}>
          {verdict.level === "prohibited"
            ? t(`quotes.prohibited.${verdict.rule}`)
            : t(`quotes.restricted.${verdict.rule}`)}{" "}
          <Link className="link" to={`/${language}/faq/prohibited-goods`}>
            {t("quotes.goods_rules")}
          </Link>
        </Notice>
      )}
    </div>
  );
}
