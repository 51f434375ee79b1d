import type { ReactNode } from "react";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";

type EmptyCartProps = {
  /** The reason why the cart is empty, if it needs an explanation. */
  children?: ReactNode;
};

export function EmptyCart({ children }: EmptyCartProps) {
  const t = useT();
  const { language, config } = useShell();
  const buysByLink = config.site.switches.create_order;
  return (
    <EmptyState
      title={t("cart.empty.title")}
      action={
        <>
          <ButtonLink variant="go" to={`/${language}/marketplace`} prefetch="intent">
            {t("cart.empty.look")}
          </ButtonLink>
          {buysByLink && (
            <ButtonLink to={`/${language}/order-form`} prefetch="intent">
              {t("home.hero.paste")}
            </ButtonLink>
          )}
        </>
      }
    >
      {children ??
        (buysByLink ? `${t("cart.empty.words")} ${t("cart.empty.abroad")}` : t("cart.empty.words"))}
    </EmptyState>
  );
}
