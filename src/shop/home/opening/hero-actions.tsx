import type { ReactNode } from "react";
import { Link } from "react-router";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { buttonClass } from "#ui/button-class.ts";
import { focusWeight } from "./focus-weight.ts";

/** The one thing to do next is to count; `children` offer a second. */
export function HeroActions({ children }: { children: ReactNode }) {
  const t = useT();
  const { language } = useShell();
  return (
    <div className="hero-actions">
      <Link
        to="#calculator"
        className={buttonClass({ variant: "go", big: true })}
        onClick={focusWeight}
      >
        {t("home.hero.calculate")}
      </Link>
      {children}
      <Link className="link hero-more" to={`/${language}/faq`} viewTransition prefetch="intent">
        {t("home.hero.faq")}
      </Link>
    </div>
  );
}
