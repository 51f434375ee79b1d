/** Whether it failed for this reason; what a driver says is the cause of the error that is thrown. */
export function hasErrorCode(error: unknown, codes: readonly string[]): boolean {
  if (!(error instanceof Error)) return false;
  const isOne = "code" in error && codes.includes(String(error.code));
  return isOne || hasErrorCode(error.cause, codes);
}

/** Anything may be thrown; whoever is told of a failure gets an error. */
export const asError = (thrown: unknown): Error =>
  thrown instanceof Error ? thrown : new Error(String(thrown));
