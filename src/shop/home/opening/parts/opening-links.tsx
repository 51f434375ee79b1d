import { Link } from "react-router";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { focusWeight } from "./focus-weight.ts";

/** Quiet, as the goods are what comes next; on a phone they are one line. */
export function OpeningLinks() {
  const t = useT();
  const { language } = useShell();
  return (
    <p className="opening-links">
      <Link to={`/${language}/order-form`} className="link" viewTransition prefetch="intent">
        {t("home.hero.paste")}
      </Link>
      <Link to="#calculator" className="link" onClick={focusWeight}>
        {t("home.hero.calculate")}
      </Link>
      <Link to="#how" className="link opening-how">
        {t("home.hero.how")}
      </Link>
    </p>
  );
}
