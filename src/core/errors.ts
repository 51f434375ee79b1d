/** Whether the error has one of these codes; the driver's error is the `cause` of the error that is thrown. */
export function hasErrorCode(error: unknown, codes: readonly string[]): boolean {
  if (!(error instanceof Error)) return false;
  const isOne = "code" in error && codes.includes(String(error.code));
  return isOne || hasErrorCode(error.cause, codes);
}

/** Code may throw anything; this makes sure that a caller gets an `Error`. */
export const asError = (thrown: unknown): Error =>
  thrown instanceof Error ? thrown : new Error(String(thrown));
