/** Whether the database stopped for this reason; its own error is the cause of the one that is thrown. */
export function hasErrorCode(error: unknown, codes: readonly string[]): boolean {
  if (!(error instanceof Error)) return false;
  const isOne = "code" in error && codes.includes(String(error.code));
  return isOne || hasErrorCode(error.cause, codes);
}
