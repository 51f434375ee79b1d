import type { MessageKey } from "#core/message-key.ts";
import { useT } from "#i18n/use-t.ts";
import { Notice } from "#ui/notice.tsx";

/** Why a step was refused; screen readers announce it when it appears. */
export function ProblemNotice({ problem }: { problem: MessageKey | undefined }) {
  const t = useT();
  return (
    problem && (
      <Notice kind="bad" announce>
        {t(problem)}
      </Notice>
    )
  );
}
