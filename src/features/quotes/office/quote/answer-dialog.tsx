import { type FormEvent, type KeyboardEvent, useState } from "react";
import { useRevalidator } from "react-router";
import type { EditConflict } from "#core/edit.ts";
import { keyUnder } from "#core/message-key.ts";
import { useT } from "#i18n/use-t.ts";
import { readDraft, storeDraft } from "#office-ui/form/drafts.ts";
import { Tag } from "#office-ui/marks/tag.tsx";
import { useLanguageName } from "#office-ui/marks/use-display-names.ts";
import { CallFailed, callApi } from "#platform/client/call-api.ts";
import { Button } from "#ui/button.tsx";
import { Chip } from "#ui/chip.tsx";
import { TextArea } from "#ui/fields/text-field.tsx";
import { Dialog } from "#ui/floating/dialog.tsx";
import { closeModal, openModal } from "#ui/modal-stack/modal-stack.store.ts";
import { Notice } from "#ui/notice.tsx";
import { showToast } from "#ui/toasts/toasts.store.ts";
import type { ReplyKind } from "../../domain/reply-templates.ts";
import type { SeenQuote } from "../../domain/seen-quote.ts";
import type { StaffQuote } from "../../staff-calls.ts";
import { staffDeclineCall, staffRequestInfoCall } from "../../steps/staff-calls.ts";
import { ChangedFields } from "./quote-conflict.tsx";

const ID = "office-quote-answer";
/** As the calls accept it. */
const LONGEST = 2000;

type AnswerProps = { quote: StaffQuote; kind: ReplyKind };

export const openAnswer = (props: AnswerProps) => openModal(ID, <AnswerDialog {...props} />);

/** A question to the customer or the reason for declining, from a prepared text or in own words. */
function AnswerDialog({ quote, kind }: AnswerProps) {
  const t = useT();
  const language = useLanguageName();
  const { text, error, conflict, busy, write, send } = useAnswer(quote, kind);
  const submit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    void send();
  };
  const templates = quote.templates.filter((one) => one.kind === kind);
  return (
    <Dialog
      title={t(`office.quotes.${kind}.title`, { number: quote.number })}
      footer={
        <Button variant={kind === "ask" ? "go" : "danger"} type="submit" form={ID} busy={busy}>
          {t(`office.quotes.${kind}.send`)}
        </Button>
      }
    >
      <form id={ID} className="grid grid-cols-1 gap-3" onSubmit={submit}>
        <p className="text-ink-2">
          {t(`office.quotes.${kind}.text`)} <Tag>{language(quote.language)}</Tag>
        </p>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend that is not seen */}
        <div className="quote-templates" role="group" aria-label={t("office.quotes.templates")}>
          {templates.map((template) => (
            <Chip key={template.key} onClick={() => write(joined(text, template.text))}>
              {t(keyUnder("office.quotes.template", template.key))}
            </Chip>
          ))}
        </div>
        <TextArea
          label={t(`office.quotes.${kind}.label`)}
          error={error}
          rows={6}
          lang={quote.language}
          maxLength={LONGEST}
          value={text}
          onChange={(event) => write(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) submit(event);
          }}
        />
        {conflict && (
          <Notice kind="warn" announce title={t("office.quotes.changed")}>
            <ChangedFields quote={quote} fields={conflict.fields} />
          </Notice>
        )}
      </form>
    </Dialog>
  );
}

/** A second template goes below the first: often two things are missing. */
const joined = (text: string, template: string) =>
  text.trim() === "" ? template : `${text.trim()}\n${template}`;

/** The text is kept in this tab until it is sent; after a change meanwhile, it is sent again on purpose. */
function useAnswer(quote: StaffQuote, kind: ReplyKind) {
  const t = useT();
  const { revalidate } = useRevalidator();
  const record = `quote:${quote.id}:${kind}`;
  const [text, setText] = useState(() => String(readDraft(record).text?.value ?? ""));
  const [seen, setSeen] = useState<SeenQuote>(quote.seen);
  const [error, setError] = useState<string>();
  const [conflict, setConflict] = useState<EditConflict>();
  const [busy, setBusy] = useState(false);
  const write = (typed: string) => {
    storeDraft(record, typed ? { text: { seen: null, value: typed } } : {});
    setText(typed);
    setError(undefined);
  };
  const showFailure = ({ conflict: met, errors, message }: CallFailed) => {
    if (!met) return setError(t(Object.values(errors)[0]?.[0] ?? message));
    setConflict(met);
    setSeen({ ...seen, ...currentOf(met) });
  };
  const send = async () => {
    if (busy) return;
    if (text.trim() === "") return setError(t("validation.required"));
    setBusy(true);
    setError(undefined);
    setConflict(undefined);
    try {
      await makeCall(kind, { slug: quote.slug, seen, text });
      storeDraft(record, {});
      closeModal(ID);
      showToast({ kind: "good", text: t(`office.quotes.done.${kind}`, { number: quote.number }) });
    } catch (failed) {
      if (!(failed instanceof CallFailed)) throw failed;
      showFailure(failed);
    } finally {
      await revalidate();
      setBusy(false);
    }
  };
  return { text, error, conflict, busy, write, send };
}

const currentOf = ({ fields }: EditConflict): SeenQuote =>
  Object.fromEntries(fields.map(({ field, current }) => [field, current]));

const makeCall = (
  kind: ReplyKind,
  { slug, seen, text }: { slug: string; seen: SeenQuote; text: string },
) =>
  kind === "ask"
    ? callApi(staffRequestInfoCall, { slug, seen, question: text })
    : callApi(staffDeclineCall, { slug, seen, reason: text });
