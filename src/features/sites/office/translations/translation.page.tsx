import { type LoaderFunctionArgs, useLoaderData, useNavigate } from "react-router";
import { keyUnder } from "#core/message-key.ts";
import { useT } from "#i18n/use-t.ts";
import { RecordConflict } from "#office-ui/form/record-conflict.tsx";
import { UnsavedMark } from "#office-ui/form/unsaved-mark.tsx";
import { type RecordForm, useRecordForm } from "#office-ui/form/use-record-form.ts";
import { useSaveActions } from "#office-ui/form/use-save-actions.ts";
import { OfficeIcon } from "#office-ui/icon/office-icon.tsx";
import { Tag } from "#office-ui/marks/tag.tsx";
import { useLanguageName } from "#office-ui/marks/use-display-names.ts";
import { useSiteOptions } from "#office-ui/me/use-site-options.ts";
import { OfficePanel } from "#office-ui/page/office-panel.tsx";
import { RecordFrame } from "#office-ui/record/record-frame.tsx";
import { callApi } from "#platform/client/call-api.ts";
import { SelectField } from "#ui/fields/select-field.tsx";
import { Notice } from "#ui/notice.tsx";
import { type StaffText, saveTextCall, showTextCall } from "../../texts/staff-calls.ts";
import { OwnTextField } from "./own-text-field.tsx";
import { TextHistory } from "./text-history.tsx";

export async function loader({ params }: LoaderFunctionArgs) {
  const id = Number(params.site);
  if (!Number.isSafeInteger(id) || id <= 0) throw new Response(null, { status: 404 });
  return (await callApi(showTextCall, { id, key: params.key ?? "" })).text;
}

type Values = Record<string, string | null>;

/** One text in all languages of a site: the original and the site's own version. */
export default function TranslationPage() {
  const t = useT();
  const text = useLoaderData<typeof loader>();
  const { id, key, languages } = text;
  const forms = languages.flatMap((one) => one.forms);
  const form = useRecordForm<Values>({
    record: `text:${id}:${key}`,
    loaded: Object.fromEntries(forms.map(({ field, own }) => [field, own])),
    save: (edit) =>
      callApi(saveTextCall, { id, key, seen: edit.seen, changes: sent(edit.changes) }),
  });
  const saving = useSaveActions(form);
  return (
    <RecordFrame
      back={{ to: `/translations?site=${id}`, label: t("office.translations.title") }}
      title={key}
      state={<UnsavedMark form={form} />}
      tags={text.area && <Tag>{t(keyUnder("office.translations.area", text.area))}</Tag>}
      actions={saving}
    >
      <div className="article-choices">
        {text.page && (
          <a
            className="link inline-flex items-center gap-1"
            href={text.page}
            target="_blank"
            rel="noreferrer"
          >
            <OfficeIcon name="external-link" />
            {t("office.translations.see")}
          </a>
        )}
        <SiteOfText text={text} />
      </div>
      {form.problem && (
        <Notice kind="bad" announce>
          {t(form.problem)}
        </Notice>
      )}
      <RecordConflict form={form} titleOf={(field) => field} isText={() => true} />
      <LanguageColumns text={text} form={form} />
      <OfficePanel>
        <TextHistory history={text.history} onUse={form.set} />
      </OfficePanel>
    </RecordFrame>
  );
}

const sent = (changes: Partial<Values>): Values =>
  Object.fromEntries(Object.entries(changes).map(([field, value]) => [field, value ?? null]));

function SiteOfText({ text }: { text: StaffText }) {
  const t = useT();
  const navigate = useNavigate();
  const siteOptions = useSiteOptions();
  return (
    <SelectField
      label={t("office.translations.site")}
      hideLabel
      value={String(text.id)}
      options={siteOptions}
      onChoose={(id) => navigate(`/translations/${id}/${text.key}`)}
    />
  );
}

type LanguageColumnsProps = { text: StaffText; form: RecordForm<Values> };

function LanguageColumns({ text, form }: LanguageColumnsProps) {
  const t = useT();
  const languageName = useLanguageName();
  return (
    <OfficePanel title={t("office.translations.languages")}>
      <div className="language-columns">
        {text.languages.map(({ language, forms }) => (
          <fieldset key={language}>
            <legend className="mb-2 font-medium">{languageName(language)}</legend>
            {forms.map((one) => (
              <OwnTextField
                key={one.field}
                label={t(
                  one.form
                    ? keyUnder("office.translations.form", one.form)
                    : "office.translations.one_form",
                )}
                language={language}
                text={one}
                value={form.values[one.field] ?? null}
                error={form.errorOf(one.field)}
                onValue={(value) => form.set(one.field, value)}
              />
            ))}
          </fieldset>
        ))}
      </div>
    </OfficePanel>
  );
}
