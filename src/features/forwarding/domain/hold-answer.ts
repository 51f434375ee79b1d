type Step = { status: string; actor: string; note: string };

/** The question to the owner of a parcel on hold, from the staff member who put it on hold. */
export const holdQuestion = (history: readonly Step[]): string =>
  history.findLast(({ actor }) => actor !== "customer")?.note ?? "";

/** Whether this step is the owner's answer. */
export const isHoldAnswer = ({ status, actor }: Step): boolean =>
  status === "on_hold" && actor === "customer";

/** The owner can answer each question once; then it is the turn of staff. */
export function isHoldAnswered(history: readonly Step[]): boolean {
  const last = history.at(-1);
  return last !== undefined && isHoldAnswer(last);
}
