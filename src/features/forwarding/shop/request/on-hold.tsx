import { useState } from "react";
import { CONTACT_LIMITS } from "#features/contact/domain/contact-topic.ts";
import { useT } from "#i18n/use-t.ts";
import { AnsweredForm } from "#platform/forms/answered-form.tsx";
import { PostButton } from "#platform/forms/post-button.tsx";
import { TextArea } from "#ui/fields/text-field.tsx";
import { Notice } from "#ui/notice.tsx";
import type { ForwardDetails } from "../../contract.ts";
import { holdQuestion, isHoldAnswered } from "../../domain/hold-answer.ts";
import type { RefusedText } from "./refused-text.ts";

type OnHoldProps = { request: ForwardDetails; refused: RefusedText | undefined };

/** Shows the question of staff and a form for the answer; works without JavaScript. */
export function OnHold({ request, refused }: OnHoldProps) {
  const t = useT();
  const question = holdQuestion(request.history) || t("forwarding.next.on_hold");
  const isAnswered = isHoldAnswered(request.history);
  const [wasAnswered] = useState(isAnswered);
  return (
    <section className="panel grid gap-4" aria-labelledby="on-hold">
      <Notice kind="warn">
        <h2 id="on-hold" className="text-16 font-semibold">
          {t("forwarding.status.on_hold")}
        </h2>
        <p className="wrap-anywhere">{question}</p>
      </Notice>
      {isAnswered ? (
        <Notice kind="good" announce takesFocus={!wasAnswered} title={t("forwarding.answer.sent")}>
          {t("forwarding.answer.sent_text")}
        </Notice>
      ) : (
        <AnsweredForm method="post" className="grid gap-2">
          <input type="hidden" name="step" value="answer" />
          <TextArea
            label={t("forwarding.answer.label")}
            name="message"
            required
            maxLength={CONTACT_LIMITS.message}
            defaultValue={refused?.typed}
            {...(refused?.problem && { error: t(refused.problem) })}
          />
          <PostButton variant="go" wide>
            {t("forwarding.answer.send")}
          </PostButton>
        </AnsweredForm>
      )}
    </section>
  );
}
