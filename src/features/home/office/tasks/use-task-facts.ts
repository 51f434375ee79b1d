import { toCents } from "#core/money.ts";
import { useT } from "#i18n/use-t.ts";
import { useOfficeFormat } from "#office-ui/marks/use-office-format.ts";
import { useReasonWords } from "#office-ui/marks/use-reason-words.ts";
import type { ShownTask } from "../../staff-calls.ts";

/** Facts next to a task's title: its amount, its customer or reason, and how often it was reported. */
export function useTaskFacts() {
  const t = useT();
  const { money } = useOfficeFormat();
  const reasonWords = useReasonWords();
  return ({ amount, currency, detail, times, is_problem }: ShownTask): string =>
    [
      amount !== undefined && money(toCents(amount), currency),
      is_problem ? reasonWords(detail) : detail,
      times > 1 && t("office.tasks.times", { count: times }),
    ]
      .filter(Boolean)
      .join(" · ");
}
