import { keyUnder, type MessageKey } from "#core/message-key.ts";
import { OwnTextField } from "#features/sites/office/translations/own-text-field.tsx";
import { useT } from "#i18n/use-t.ts";
import type { RecordForm } from "#office-ui/form/use-record-form.ts";
import { OfficePanel } from "#office-ui/page/office-panel.tsx";
import type { StaffMailText } from "../../texts/staff-calls.ts";
import type { MailValues } from "./mail-texts-form.ts";

type MailFieldsProps = {
  texts: readonly StaffMailText[];
  language: string;
  form: RecordForm<MailValues>;
  /** Problems found while typing, before saving. */
  problems: Readonly<Record<string, MessageKey[]>> | undefined;
};

/** The mail's texts in reading order. */
export function MailFields({ texts, language, form, problems }: MailFieldsProps) {
  const t = useT();
  const errorOf = (field: string) => {
    const [typed] = problems?.[field] ?? [];
    return form.errorOf(field) ?? (typed && t(typed));
  };
  return (
    <OfficePanel title={t("office.mail_texts.words")} className="mail-fields">
      <div className="mail-fields-body">
        {texts.map((text) => (
          <div key={text.field}>
            <OwnTextField
              label={t(keyUnder("office.mail_texts.part", text.part))}
              language={language}
              text={text}
              value={form.values[text.field] ?? null}
              error={errorOf(text.field)}
              onValue={text.is_locked ? undefined : (value) => form.set(text.field, value)}
            />
            {(text.is_locked || text.mails > 1) && (
              <p className="mail-fields-shared">
                {text.is_locked
                  ? t("office.mail_texts.locked")
                  : t("office.mail_texts.shared", { count: text.mails })}
              </p>
            )}
          </div>
        ))}
      </div>
    </OfficePanel>
  );
}
