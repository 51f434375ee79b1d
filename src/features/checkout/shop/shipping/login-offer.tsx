import { gettingInPath } from "#features/account/shop/getting-in/getting-in-path.ts";
import { openGettingIn } from "#features/account/shop/getting-in/open-getting-in.tsx";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { isPlainClick } from "#ui/navigation/is-plain-click.ts";

/** For customers who have not logged in; without script by the page of its own, and back. */
export function LoginOffer() {
  const t = useT();
  const { language } = useShell();
  return (
    <a
      className="link inline-flex min-h-(--tap) items-center text-14"
      href={gettingInPath("login", language, `/${language}/checkout`)}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        void openGettingIn("login");
      }}
    >
      {t("checkout.log_in")}
    </a>
  );
}
