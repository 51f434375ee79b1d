import { useT } from "#i18n/use-t.ts";
import { useOfficeFormat } from "#office-ui/marks/use-office-format.ts";
import { Button } from "#ui/button.tsx";
import type { TextChange } from "../../texts/staff-calls.ts";

type TextHistoryProps = {
  history: readonly TextChange[];
  /** Puts an earlier text into the form; it is saved like any other change. */
  onUse: (field: string, text: string | null) => void;
};

/** Who wrote which text before. */
export function TextHistory({ history, onUse }: TextHistoryProps) {
  const t = useT();
  const { moment } = useOfficeFormat();
  return (
    <section className="article-versions">
      <h2>{t("office.translations.history")}</h2>
      {history.length === 0 && <p className="text-ink-3">{t("office.translations.no_history")}</p>}
      <ol>
        {history.map(({ id, at, who, field, after }) => (
          <li key={id}>
            <span className="min-w-0">
              <span className="num block">{moment(at)}</span>
              {who && <span className="block text-ink-2">{who}</span>}
              <code className="block text-12 wrap-anywhere text-ink-3">{field}</code>
              <span className="block wrap-anywhere" lang={field.slice(0, 2)}>
                {after ?? t("office.translations.original")}
              </span>
            </span>
            <Button onClick={() => onUse(field, after)}>{t("office.translations.use")}</Button>
          </li>
        ))}
      </ol>
    </section>
  );
}
