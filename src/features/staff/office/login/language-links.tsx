import { useLocation } from "react-router";
import { LANGUAGES } from "#i18n/languages.ts";
import { useT } from "#i18n/use-t.ts";

/** Each name in its own language, whatever the page's language is. */
const NAMES: Readonly<Record<string, string>> = {
  en: "English",
  lt: "Lietuvių",
  lv: "Latviešu",
  et: "Eesti",
  ru: "Русский",
};

export function LanguageLinks() {
  const t = useT();
  const { search } = useLocation();
  const current = document.documentElement.lang;
  return (
    <nav className="login-languages" aria-label={t("office.language")}>
      {LANGUAGES.map((language) => (
        <a
          key={language}
          href={`/${language}/admin/login${search}`}
          lang={language}
          className="office-link"
          aria-current={language === current ? "true" : undefined}
        >
          {NAMES[language] ?? language}
        </a>
      ))}
    </nav>
  );
}
