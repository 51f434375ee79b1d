import { useState } from "react";
import { useRevalidator } from "react-router";
import type { MessageKey } from "#core/message-key.ts";
import { useT } from "#i18n/use-t.ts";
import { useStep } from "#office-ui/calls/use-step.ts";
import { CallFailed, callApi } from "#platform/client/call-api.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/fields/text-field.tsx";
import { Dialog } from "#ui/floating/dialog.tsx";
import { closeModal, openModal } from "#ui/modal-stack/modal-stack.store.ts";
import { type StaffArticle, scheduleArticleCall } from "../../staff-calls.ts";

const ID = "office-schedule-article";

export const openScheduleDialog = (article: StaffArticle) =>
  openModal(ID, <ScheduleDialog article={article} />);

/** The format of the browser's own date field, in the user's time zone. */
const localText = (moment: Date) =>
  new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);

/** Chooses the time when the draft is published automatically. */
function ScheduleDialog({ article }: { article: StaffArticle }) {
  const t = useT();
  const { revalidate } = useRevalidator();
  const { busy, run } = useStep();
  const { id, language } = article;
  const draft = article.languages.find((one) => one.language === language)?.draft;
  const tomorrow = new Date(Date.now() + 24 * 3_600_000).setMinutes(0, 0, 0);
  const [at, setAt] = useState(localText(new Date(draft?.publish_at ?? tomorrow)));
  const [problem, setProblem] = useState<MessageKey>();
  const plan = (moment: string | null) =>
    run(async () => {
      try {
        const seen_draft = draft?.changed_at ?? null;
        await callApi(scheduleArticleCall, { id, language, seen_draft, at: moment });
        closeModal(ID);
        await revalidate();
      } catch (error) {
        if (!(error instanceof CallFailed)) throw error;
        setProblem(error.errors.at?.[0] ?? error.message);
      }
    });
  const isMoment = !Number.isNaN(Date.parse(at));
  return (
    <Dialog
      title={t("office.articles.schedule")}
      size="narrow"
      footer={
        <>
          {draft?.publish_at && (
            <Button busy={busy} onClick={() => plan(null)}>
              {t("office.articles.unschedule")}
            </Button>
          )}
          <Button
            variant="go"
            busy={busy}
            disabled={!isMoment}
            onClick={() => plan(new Date(at).toISOString())}
          >
            {t("office.articles.schedule_do")}
          </Button>
        </>
      }
    >
      <TextField
        type="datetime-local"
        label={t("office.articles.schedule_at")}
        value={at}
        error={problem && t(problem)}
        onChange={(event) => setAt(event.target.value)}
      />
    </Dialog>
  );
}
