import { Link, type LoaderFunctionArgs, useLoaderData, useNavigate } from "react-router";
import { TextHistory } from "#features/sites/office/translations/text-history.tsx";
import { useT } from "#i18n/use-t.ts";
import { useAction } from "#office-ui/calls/use-action.ts";
import { RecordConflict } from "#office-ui/form/record-conflict.tsx";
import { UnsavedMark } from "#office-ui/form/unsaved-mark.tsx";
import { useRecordForm } from "#office-ui/form/use-record-form.ts";
import { useSaveActions } from "#office-ui/form/use-save-actions.ts";
import { useLanguageName } from "#office-ui/marks/use-display-names.ts";
import { useMe } from "#office-ui/me/me.ts";
import { OfficePanel } from "#office-ui/page/office-panel.tsx";
import type { RecordAction } from "#office-ui/record/record-actions.tsx";
import { RecordFrame } from "#office-ui/record/record-frame.tsx";
import { callApi } from "#platform/client/call-api.ts";
import { SelectField } from "#ui/fields/select-field.tsx";
import { Notice } from "#ui/notice.tsx";
import { showToast } from "#ui/toasts/toasts.store.ts";
import { saveMailTextsCall, sendTestMailCall, showMailTextsCall } from "../../texts/staff-calls.ts";
import { mailKindWords } from "../mail-kind-words.ts";
import { MailFields } from "./mail-fields.tsx";
import { MailPreview } from "./mail-preview.tsx";
import type { MailTexts, MailValues } from "./mail-texts-form.ts";
import { useMailPreview } from "./use-mail-preview.ts";

export async function loader({ params, request }: LoaderFunctionArgs) {
  const id = Number(params.site);
  if (!Number.isSafeInteger(id) || id <= 0) throw new Response(null, { status: 404 });
  const language = new URL(request.url).searchParams.get("language") ?? "en";
  const kind = params.kind ?? "";
  const { texts, languages, history } = await callApi(showMailTextsCall, { id, kind, language });
  return { id, kind, language, languages, texts, history };
}

/** One mail: its texts in a language, next to a preview of the mail. */
export default function MailTextPage() {
  const t = useT();
  const mail = useLoaderData<typeof loader>();
  const { id, kind, language } = mail;
  const form = useRecordForm<MailValues>({
    record: `mail_text:${id}:${kind}:${language}`,
    loaded: Object.fromEntries(mail.texts.map(({ field, own }) => [field, own])),
    save: ({ seen, changes }) =>
      callApi(saveMailTextsCall, { id, kind, language, seen, changes: sent(changes) }),
  });
  const changes = sent(
    Object.fromEntries(form.changed.map((field) => [field, form.values[field]])),
  );
  const preview = useMailPreview(mail, changes);
  const saving = useSaveActions(form);
  const test = useTestMail(mail, changes);
  return (
    <RecordFrame
      back={{
        to: `/mail-texts?site=${id}&language=${language}`,
        label: t("office.mail_texts.title"),
      }}
      title={preview?.subject ?? mailKindWords(t, kind)}
      state={<UnsavedMark form={form} />}
      actions={[test, ...saving]}
    >
      <MailChoices mail={mail} />
      {form.problem && (
        <Notice kind="bad" announce>
          {t(form.problem)}
        </Notice>
      )}
      <RecordConflict form={form} titleOf={(field) => field} isText={() => true} />
      <div className="mail-text">
        <MailFields
          texts={mail.texts}
          language={language}
          form={form}
          problems={preview?.problems}
        />
        <MailPreview html={preview?.html} />
      </div>
      <OfficePanel>
        <TextHistory history={mail.history} onUse={form.set} />
      </OfficePanel>
    </RecordFrame>
  );
}

const sent = (changes: Partial<MailValues>): MailValues =>
  Object.fromEntries(Object.entries(changes).map(([field, value]) => [field, value ?? null]));

function useTestMail({ id, kind, language }: MailTexts, changes: MailValues): RecordAction {
  const t = useT();
  const { busy, run } = useAction();
  return {
    key: "test",
    label: t("office.mail_texts.test"),
    icon: "send",
    busy,
    run: () =>
      void run(async () => {
        const { to } = await callApi(sendTestMailCall, { id, kind, language, changes });
        showToast({ kind: "good", text: t("office.mail_texts.tested", { to }) });
      }),
  };
}

/** Chooses the site and language to edit. */
function MailChoices({ mail }: { mail: MailTexts }) {
  const t = useT();
  const navigate = useNavigate();
  const languageName = useLanguageName();
  const { sites } = useMe();
  const { id, kind, language, languages } = mail;
  return (
    <div className="article-choices">
      <nav className="article-languages" aria-label={t("office.mail_texts.language")}>
        {languages.map((code) => (
          <Link
            key={code}
            to={`?language=${code}`}
            className="article-language"
            aria-current={code === language ? "page" : undefined}
          >
            {languageName(code)}
          </Link>
        ))}
      </nav>
      <SelectField
        label={t("office.mail_texts.site")}
        hideLabel
        value={String(id)}
        options={sites.map((site) => ({ value: String(site.id), label: site.name }))}
        onChoose={(site) => navigate(`/mail-texts/${site}/${kind}?language=${language}`)}
      />
    </div>
  );
}
