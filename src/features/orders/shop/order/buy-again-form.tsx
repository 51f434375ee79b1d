import { Form, Link } from "react-router";
import { cartPath } from "#features/cart/shop/cart-path.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { PostButton } from "#platform/forms/post-button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Notice } from "#ui/notice.tsx";
import type { OrderDetails } from "../../contract.ts";
import type { BoughtAgain } from "../buy-again.ts";

type BuyAgainFormProps = {
  order: Pick<OrderDetails, "items">;
  here: string;
  done: BoughtAgain | undefined;
};

/** Shown if the site sells goods and some of these are its own; the result appears next to the pressed button. */
export function BuyAgainForm({ order, here, done }: BuyAgainFormProps) {
  const t = useT();
  const { config } = useShell();
  const isOwnGoods = order.items.some(({ product_id }) => product_id !== null);
  if (config.site.switches.marketplace !== true || !isOwnGoods) return null;
  return (
    <div className="grid gap-4">
      {done && <BoughtAgainNotice done={done} />}
      <Form method="post" action={here} preventScrollReset>
        <input type="hidden" name="step" value="buy_again" />
        <PostButton wide>
          <Icon name="rotate-ccw" />
          {t("orders.buy_again")}
        </PostButton>
      </Form>
    </div>
  );
}

function BoughtAgainNotice({ done: { added, missing } }: { done: BoughtAgain }) {
  const t = useT();
  const { language } = useShell();
  return (
    <Notice kind={missing.length > 0 ? "warn" : "good"} announce>
      {added > 0 && <p>{t("orders.bought_again", { count: added })}</p>}
      {missing.length > 0 && <p>{t("orders.not_sold", { names: missing.join(", ") })}</p>}
      {added > 0 && (
        <Link to={cartPath(language)} className="link inline-flex min-h-(--tap) items-center">
          {t("orders.to_cart")}
        </Link>
      )}
    </Notice>
  );
}
