import { Form } from "react-router";
import type { MessageKey } from "#core/message-key.ts";
import { useT } from "#i18n/use-t.ts";
import { PostButton } from "#platform/forms/post-button.tsx";
import { TextArea } from "#ui/fields/text-field.tsx";
import { Notice } from "#ui/notice.tsx";
import type { ForwardDetails } from "../../contract.ts";
import { holdQuestion, isHoldAnswered } from "../../domain/hold-answer.ts";

type OnHoldProps = { request: ForwardDetails; problem: MessageKey | undefined };

/** What has to be cleared up, and the answer to it in place; also without script. */
export function OnHold({ request, problem }: OnHoldProps) {
  const t = useT();
  const question = holdQuestion(request.history) || t("forwarding.next.on_hold");
  return (
    <section className="panel grid gap-4" aria-labelledby="on-hold">
      <Notice kind="warn">
        <h2 id="on-hold" className="text-16 font-semibold">
          {t("forwarding.status.on_hold")}
        </h2>
        <p className="wrap-anywhere">{question}</p>
      </Notice>
      {isHoldAnswered(request.history) ? (
        <Notice kind="good" announce title={t("forwarding.answer.sent")}>
          {t("forwarding.answer.sent_text")}
        </Notice>
      ) : (
        <Form method="post" noValidate className="grid gap-2">
          <input type="hidden" name="step" value="answer" />
          <TextArea
            label={t("forwarding.answer.label")}
            name="message"
            required
            {...(problem === undefined ? {} : { error: t(problem) })}
          />
          <PostButton variant="go" wide>
            {t("forwarding.answer.send")}
          </PostButton>
        </Form>
      )}
    </section>
  );
}
