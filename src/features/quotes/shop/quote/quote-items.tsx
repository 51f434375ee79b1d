import { toCents } from "#core/money.ts";
import { useOrderMoney } from "#features/orders/shop/use-order-money.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { formatMoney } from "#i18n/format.ts";
import { useT } from "#i18n/use-t.ts";
import { Icon } from "#ui/icon/icon.tsx";
import type { QuoteDetails, QuoteItem } from "../../contract.ts";

export function QuoteItems({ quote }: { quote: QuoteDetails }) {
  const t = useT();
  return (
    <section aria-labelledby="items">
      <h2 id="items" className="h2 mb-2">
        {t("quotes.items")}
      </h2>
      <ul className="quote-items">
        {quote.items.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a quote never changes its lines
          <Item key={at} item={item} currency={quote.currency} />
        ))}
      </ul>
    </section>
  );
}

function Item({ item, currency }: { item: QuoteItem; currency: string }) {
  const t = useT();
  const { language } = useShell();
  const show = useOrderMoney(currency);
  const asked =
    item.price === null
      ? t("my_orders.things", { count: item.quantity })
      : `${item.quantity}\u00a0×\u00a0${formatMoney(toCents(item.price), item.currency, language)}`;
  return (
    <li>
      <div className="min-w-0 flex-1">
        <a
          href={item.url}
          target="_blank"
          rel="noreferrer nofollow"
          className="link inline-flex min-h-(--tap) items-center gap-1.5 font-semibold wrap-anywhere"
        >
          {item.name}
          <Icon name="external-link" className="icon-s shrink-0" />
        </a>
        <p className="text-14 text-ink-2 wrap-anywhere">
          {[item.shop, item.options, asked].filter(Boolean).join("\u00a0· ")}
        </p>
        {item.comment && <p className="text-14 text-ink-2 wrap-anywhere">{item.comment}</p>}
        {item.files.length > 0 && (
          <p className="flex flex-wrap gap-x-4">
            {item.files.map((file, at) => (
              <a
                key={file}
                href={`/api/files/${file}`}
                target="_blank"
                rel="noreferrer"
                className="link inline-flex min-h-(--tap) items-center text-14"
              >
                {t("quotes.photo", { number: at + 1 })}
              </a>
            ))}
          </p>
        )}
      </div>
      {item.total !== null && (
        <p className="num font-semibold whitespace-nowrap">{show(item.total)}</p>
      )}
    </li>
  );
}
