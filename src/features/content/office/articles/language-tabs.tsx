import { Link } from "react-router";
import { keyUnder } from "#core/message-key.ts";
import { useT } from "#i18n/use-t.ts";
import { Tag } from "#office-ui/marks/tag.tsx";
import type { StaffArticle } from "../../staff-calls.ts";
import { LANGUAGE_TONES, languageWord } from "./language-marks.tsx";

/** Selects the language to edit, and shows the state of each. */
export function LanguageTabs({ article }: { article: StaffArticle }) {
  const t = useT();
  return (
    <nav className="article-languages" aria-label={t("office.articles.languages")}>
      {article.languages.map((state) => {
        const word = languageWord(state);
        return (
          <Link
            key={state.language}
            to={`?language=${state.language}`}
            className="article-language"
            aria-current={state.language === article.language ? "page" : undefined}
          >
            <b>{state.language.toUpperCase()}</b>
            <Tag tone={LANGUAGE_TONES[word] ?? "plain"}>
              {t(keyUnder("office.articles.language_state", word))}
            </Tag>
          </Link>
        );
      })}
    </nav>
  );
}
