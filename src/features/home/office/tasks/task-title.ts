import { keyUnder } from "#core/message-key.ts";
import type { Translate } from "#i18n/translator.ts";
import type { ShownTask } from "../../staff-calls.ts";
import { jobWords } from "../jobs/job-words.ts";

/** What to do, or what went wrong. */
export function taskTitle(
  t: Translate,
  { kind, label }: Pick<ShownTask, "kind" | "label">,
): string {
  const shown = kind === "job_failed" ? jobWords(t, label) : label;
  return t(keyUnder("office.tasks.kind", kind), { label: shown });
}
