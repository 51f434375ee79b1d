import { gettingInPath } from "#features/account/shop/getting-in/getting-in-path.ts";
import { openGettingIn } from "#features/account/shop/getting-in/open-getting-in.tsx";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { ButtonLink } from "#ui/button.tsx";
import { isPlainClick } from "#ui/navigation/is-plain-click.ts";

/** For guests, after everything is done: nobody has to. */
export function AccountOffer() {
  const t = useT();
  const { language } = useShell();
  return (
    <section className="panel" aria-labelledby="account-offer">
      <h2 id="account-offer" className="h3">
        {t("checkout.account_title")}
      </h2>
      <p className="mt-1 mb-4 text-ink-2">{t("checkout.account_text")}</p>
      <ButtonLink
        to={gettingInPath("register", language)}
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          void openGettingIn("register");
        }}
      >
        {t("checkout.account_make")}
      </ButtonLink>
    </section>
  );
}
