import { authPath } from "#features/account/shop/auth/auth-path.ts";
import { openAuthModal } from "#features/account/shop/auth/open-auth-modal.tsx";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { isUnmodifiedClick } from "#ui/navigation/is-unmodified-click.ts";

/** For customers who have not logged in; without script by the page of its own, and back. */
export function LoginOffer() {
  const t = useT();
  const { language } = useShell();
  return (
    <a
      className="link inline-flex min-h-(--tap) items-center text-14"
      href={authPath("login", language, `/${language}/checkout`)}
      onClick={(event) => {
        if (!isUnmodifiedClick(event)) return;
        event.preventDefault();
        void openAuthModal("login");
      }}
    >
      {t("checkout.log_in")}
    </a>
  );
}
