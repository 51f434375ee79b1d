import { toCents } from "#core/money.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { formatMoney } from "#i18n/format.ts";
import { useT } from "#i18n/use-t.ts";
import type { Refusal } from "#platform/pages/calls.context.ts";
import { FieldNote } from "#ui/fields/field.tsx";
import type { OrderLine } from "../../domain/order-line.ts";
import { shopOf } from "../../domain/pasted-links.ts";
import { GoodsNotice } from "../form/goods-notice.tsx";

type SummaryLinesProps = { lines: readonly OrderLine[]; refusal: Refusal | undefined };

export function SummaryLines({ lines, refusal }: SummaryLinesProps) {
  const t = useT();
  const { language } = useShell();
  return (
    <ol className="panel quote-items">
      {lines.map((line, at) => {
        const wrong = refusal?.errors[`items.${at}.name`]?.[0];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is only read here
          <li key={at}>
            <div className="min-w-0 flex-1">
              <p className="font-semibold wrap-anywhere">{line.name}</p>
              <p className="text-14 text-ink-2 wrap-anywhere">
                {[shopOf(line.url), line.options, t("my_orders.things", { count: line.quantity })]
                  .filter(Boolean)
                  .join(" · ")}
              </p>
              {line.comment && <p className="text-14 text-ink-2 wrap-anywhere">{line.comment}</p>}
              <GoodsNotice line={line} />
              {wrong && <FieldNote id={`line-${at}`} error={t(wrong)} />}
            </div>
            <p className="num text-end whitespace-nowrap">
              {line.price === null
                ? t("quotes.summary.price_unknown")
                : formatMoney(toCents(line.price) * line.quantity, line.currency, language)}
            </p>
          </li>
        );
      })}
    </ol>
  );
}
