import { useT } from "#i18n/use-t.ts";
import { AnsweredForm } from "#platform/forms/answered-form.tsx";
import { PostButton } from "#platform/forms/post-button.tsx";
import { TextField } from "#ui/fields/text-field.tsx";
import { DECLARE_LIMITS } from "../../domain/declared-goods.ts";
import type { RefusedText } from "./refused-text.ts";

/** Adds the tracking number, which shops send after shipping; works without JavaScript. */
export function AddTracking({ refused }: { refused: RefusedText | undefined }) {
  const t = useT();
  return (
    <AnsweredForm
      method="post"
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
        defaultValue={refused?.typed}
        {...(refused?.problem && { error: t(refused.problem) })}
      />
      <PostButton variant="line" className="self-start sm:mt-7">
        {t("forwarding.add_tracking")}
      </PostButton>
    </AnsweredForm>
  );
}
