import { keyUnder } from "#core/message-key.ts";
import { useT } from "#i18n/use-t.ts";
import { Tag, type TagTone } from "#office-ui/marks/tag.tsx";
import type { ListedArticle } from "../../staff-calls.ts";

type LanguageState = ListedArticle["languages"][number];

/** The most important state of a language. */
export function languageWord({ draft, lags, source }: LanguageState) {
  if (draft?.publish_at) return "scheduled";
  if (draft) return "draft";
  if (lags) return source === "none" ? "missing" : "behind";
  return source;
}

export const LANGUAGE_TONES: Partial<Record<ReturnType<typeof languageWord>, TagTone>> = {
  scheduled: "accent",
  draft: "accent",
  missing: "warn",
  behind: "warn",
  office: "good",
};

/** `en`, `lt`, `lv`: each in the colour of its state, with the state's name for screen readers. */
export function LanguageMarks({ languages }: { languages: readonly LanguageState[] }) {
  const t = useT();
  return (
    <span className="inline-flex flex-wrap gap-1">
      {languages.map((state) => {
        const word = languageWord(state);
        const title = t(keyUnder("office.articles.language_state", word));
        return (
          <span key={state.language} title={title}>
            <Tag tone={LANGUAGE_TONES[word] ?? "plain"}>
              {state.language}
              <span className="visually-hidden">{` ${title}`}</span>
            </Tag>
          </span>
        );
      })}
    </span>
  );
}
