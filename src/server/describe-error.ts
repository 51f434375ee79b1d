/** The database's own words quote rows; Drizzle's quote what a query was given. */
const QUOTED = /^params: [\s\S]*?(?=\n {4}at |$(?![\s\S]))/gm;

type Described = { type: string; message: string; code?: string; stack: string; cause?: Described };

/** An error for the log: what failed and where. What people told us is in parameters and details. */
export function describeError(error: unknown): Described | unknown {
  if (!(error instanceof Error)) return error;
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    message: withoutParameters(error.message),
    ...(code === undefined ? {} : { code: String(code) }),
    stack: withoutParameters(error.stack ?? ""),
    ...(error.cause instanceof Error ? { cause: describeError(error.cause) } : {}),
  };
}

const withoutParameters = (text: string) => text.replace(QUOTED, "params: …");
