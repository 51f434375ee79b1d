import { Link2 } from "lucide-react";
import { Link } from "react-router";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { buttonClass } from "#ui/button-class.ts";
import { focusWeight } from "./focus-weight.ts";

/** The one thing to do next is to send a link; whoever is not that far counts first. */
export function HeroActions() {
  const t = useT();
  const { language } = useShell();
  return (
    <div className="hero-actions">
      <Link
        to={`/${language}/order-form`}
        className={buttonClass({ variant: "go", big: true })}
        viewTransition
        prefetch="intent"
      >
        <Link2 className="icon" aria-hidden="true" />
        {t("home.hero.paste")}
      </Link>
      <Link
        to="#calculator"
        className={buttonClass({ big: true }, "hero-second")}
        onClick={focusWeight}
      >
        {t("home.hero.calculate")}
      </Link>
      <Link className="link hero-more" to={`/${language}/faq`} viewTransition prefetch="intent">
        {t("home.hero.faq")}
      </Link>
    </div>
  );
}
