import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";

/** A cart may be emptied beside a checkout that lives on, in another window: there is nothing to choose or pay for. */
export function Emptied() {
  const t = useT();
  const { language } = useShell();
  return (
    <EmptyState
      title={t("cart.empty.title")}
      action={
        <ButtonLink variant="go" to={`/${language}/marketplace`}>
          {t("cart.empty.look")}
        </ButtonLink>
      }
    >
      {t("checkout.emptied")}
    </EmptyState>
  );
}
