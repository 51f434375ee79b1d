import { useT } from "#i18n/use-t.ts";
import { Notice } from "#ui/notice.tsx";
import type { Refusal } from "../pages/calls.context.ts";

/** Why a form was refused as a whole. Its place is there before, or some screen readers would not notice. */
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
