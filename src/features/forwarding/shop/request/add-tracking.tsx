import { Form } from "react-router";
import type { MessageKey } from "#core/message-key.ts";
import { useT } from "#i18n/use-t.ts";
import { PostButton } from "#platform/forms/post-button.tsx";
import { TextField } from "#ui/fields/text-field.tsx";
import { DECLARE_LIMITS } from "../../domain/declared-goods.ts";

/** Shops tell the number once they have sent it; also without script. */
export function AddTracking({ problem }: { problem: MessageKey | undefined }) {
  const t = useT();
  return (
    <Form
      method="post"
      noValidate
      className="mt-4 grid gap-3 border-t border-line pt-4 sm:grid-cols-[minmax(0,1fr)_auto]"
    >
      <input type="hidden" name="step" value="tracking" />
      <TextField
        label={t("forwarding.declare.tracking")}
        name="tracking_number"
        autoComplete="off"
        spellCheck={false}
        required
        maxLength={DECLARE_LIMITS.tracking}
        hint={t("forwarding.tracking_later")}
        {...(problem === undefined ? {} : { error: t(problem) })}
      />
      <PostButton variant="line" className="self-start sm:mt-7">
        {t("forwarding.add_tracking")}
      </PostButton>
    </Form>
  );
}
