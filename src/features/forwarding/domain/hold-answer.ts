type Step = { status: string; actor: string; note: string };

/** What is asked of the owner of a parcel on hold: by whoever put it there. */
export const holdQuestion = (history: readonly Step[]): string =>
  history.findLast(({ actor }) => actor !== "customer")?.note ?? "";

/** Whether the step is what the owner said to it. */
export const isHoldAnswer = ({ status, actor }: Step): boolean =>
  status === "on_hold" && actor === "customer";

/** One answer for each question; after it staff go on. */
export function isHoldAnswered(history: readonly Step[]): boolean {
  const last = history.at(-1);
  return last !== undefined && isHoldAnswer(last);
}
