import type { ReactNode } from "react";
import { Link } from "react-router";
import { useT } from "#i18n/use-t.ts";
import { buttonClass } from "#ui/button-class.ts";
import { useShell } from "../../use-shell.ts";

/** The one thing to do next is to count; `children` may offer a second. */
export function HeroActions({ children }: { children?: ReactNode }) {
  const t = useT();
  const { language } = useShell();
  return (
    <div className="hero-actions">
      <a href="#calculator" className={buttonClass({ variant: "go", big: true })}>
        {t("home.hero.calculate")}
      </a>
      {children ?? (
        <a href="#how" className={buttonClass({ variant: "line", big: true })}>
          {t("home.hero.how")}
        </a>
      )}
      <Link
        className="link hero-more"
        to={`/${language}/faq`}
        viewTransition
        prefetch="intent"
      >
        {t("home.hero.faq")}
      </Link>
    </div>
  );
}
