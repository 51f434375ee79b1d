import { useT } from "#i18n/use-t.ts";
import { Notice } from "#ui/notice.tsx";
import type { Refusal } from "../pages/calls.context.ts";

/** Why the form as a whole was refused. The element exists before the message, or some screen readers would miss it. */
export function FormProblem({ form }: { form: { problem: Refusal | undefined } }) {
  const t = useT();
  const { problem } = form;
  return (
    <div role="alert" className="not-empty:mb-4">
      {problem && (
        <Notice kind="bad">
          {t(problem.message)}
          {problem.retryAfterSeconds !== undefined && (
            <> {t("form.try_again_in", { count: Math.ceil(problem.retryAfterSeconds / 60) })}</>
          )}
        </Notice>
      )}
    </div>
  );
}
