import { Form, Link } from "react-router";
import { cartPath } from "#features/cart/shop/cart-path.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { PostButton } from "#platform/forms/post-button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Notice } from "#ui/notice.tsx";
import type { BoughtAgain } from "../buy-again.ts";

/** Where the shop sells goods; the answer stands beside the button that was pressed. */
export function BuyAgainForm({ here, done }: { here: string; done: BoughtAgain | undefined }) {
  const t = useT();
  const { config } = useShell();
  if (config.site.switches.marketplace !== true) return null;
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
