import { Form, Link } from "react-router";
import { toCents } from "#core/money.ts";
import { goodsPath } from "#features/catalogue/shop/goods-urls.ts";
import { useMoney } from "#features/sites/shop/use-money.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { PostButton } from "#platform/forms/post-button.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { cartPath } from "../cart-path.ts";
import type { Carried } from "./find-carried.ts";

/** Goods from the cart in another country's shop: they are added only after a confirmation. */
export function CarriedGoods({ carried: { items, missing, goods } }: { carried: Carried }) {
  const t = useT();
  const { language } = useShell();
  return (
    <section
      className="mt-4 rounded-lg border border-line bg-surface p-5"
      aria-labelledby="carried-title"
    >
      <h2 className="h3" id="carried-title">
        {t("cart.carried.title")}
      </h2>
      <p className="mt-1 text-14 text-ink-2">
        {t(items.length > 0 ? "cart.carried.text" : "cart.carried.none")}
      </p>
      <ul className="mt-3 border-t border-line">
        {items.map((item) => (
          <CarriedLine key={item.variant_id} item={item} />
        ))}
      </ul>
      {missing > 0 && items.length > 0 && (
        <p className="mt-3 text-14 text-ink-2">{t("cart.carried.missing", { count: missing })}</p>
      )}
      <Form method="post" action={cartPath(language)} className="mt-4 flex flex-wrap gap-3">
        <input type="hidden" name="intent" value="bring" />
        <input type="hidden" name="goods" value={goods} />
        {items.length > 0 && <PostButton variant="go">{t("cart.carried.add")}</PostButton>}
        <ButtonLink to={cartPath(language)} replace>
          {t(items.length > 0 ? "cart.carried.no" : "ui.close")}
        </ButtonLink>
      </Form>
    </section>
  );
}

function CarriedLine({ item }: { item: Carried["items"][number] }) {
  const money = useMoney();
  const { language } = useShell();
  const options = item.options.map(({ value }) => value).join(", ");
  return (
    <li className="flex items-center gap-4 border-b border-line py-2">
      {item.image && (
        <img src={item.image} alt="" width={56} height={56} className="rounded-s bg-sunk" />
      )}
      <span className="min-w-0 flex-1">
        <Link
          className="flex min-h-11 items-center hover:underline"
          to={`${goodsPath(language, item)}?v=${item.variant_id}`}
        >
          {item.name}
        </Link>
        {options && <span className="block text-14 text-ink-2">{options}</span>}
      </span>
      <span className="num whitespace-nowrap text-14">
        {item.quantity} × {money.show(toCents(item.price))}
      </span>
    </li>
  );
}
