import { keyUnder } from "#core/message-key.ts";
import type { Translate } from "#i18n/translator.ts";
import { failedWorkWords } from "#office-ui/marks/job-words.ts";
import type { ShownTask } from "../../staff-calls.ts";

/** The next step, or the problem. */
export const taskTitle = (
  t: Translate,
  { kind, label }: Pick<ShownTask, "kind" | "label">,
): string =>
  t(keyUnder("office.tasks.kind", kind), { label: failedWorkWords(t, kind, label) ?? label });
