import { useT } from "#i18n/use-t.ts";
import { Tag } from "#office-ui/marks/tag.tsx";
import { Button } from "#ui/button.tsx";
import { TextArea } from "#ui/fields/text-field.tsx";
import type { TextForm } from "../../texts/staff-calls.ts";

type OwnTextFieldProps = {
  label: string;
  language: string;
  text: Pick<TextForm, "original" | "placeholders">;
  /** The form's value; null means the original text. */
  value: string | null;
  error: string | undefined;
  /** If undefined, the text is read-only. */
  onValue: ((value: string | null) => void) | undefined;
};

/** A text as visitors see it; an input replaces the text that the shop came with. */
export function OwnTextField(props: OwnTextFieldProps) {
  const { label, language, text, value, error, onValue } = props;
  const t = useT();
  const { original, placeholders } = text;
  const shown = value ?? original;
  return (
    <div className="own-text">
      <TextArea
        label={label}
        lang={language}
        rows={Math.min(6, Math.ceil(shown.length / 34) + 1)}
        maxLength={5000}
        value={shown}
        error={error}
        readOnly={!onValue}
        onChange={(event) => {
          const typed = event.target.value;
          onValue?.(typed === original ? null : typed);
        }}
        {...(placeholders.length > 0
          ? {
              hint: t("office.translations.keep", {
                names: placeholders.map((name) => `{{${name}}}`).join(" "),
              }),
            }
          : {})}
      />
      {value !== null && (
        <div className="own-text-original">
          <Tag tone="accent">{t("office.translations.own")}</Tag>
          <span lang={language}>{original}</span>
          {onValue && (
            <Button variant="quiet" onClick={() => onValue(null)}>
              {t("office.translations.back")}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
