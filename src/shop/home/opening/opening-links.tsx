import { Link } from "react-router";
import { useT } from "#i18n/use-t.ts";
import { focusWeight } from "./focus-weight.ts";

/** Further down the page; quiet, as the goods are what comes next. */
export function OpeningLinks() {
  const t = useT();
  return (
    <p className="opening-links">
      <Link to="#calculator" className="link" onClick={focusWeight}>
        {t("home.hero.calculate")}
      </Link>
      <Link to="#how" className="link">
        {t("home.hero.how")}
      </Link>
    </p>
  );
}
