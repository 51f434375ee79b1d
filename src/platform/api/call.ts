/** How a call is made: all that a browser needs, and light enough for every page. */
export type CallRequest<Input, Output> = {
  method: "GET" | "POST";
  path: string;
  /** Defaults of SPEC §9 where a call has no numbers of its own. */
  timeoutMs: number;
  retries: number;
  retryDelayMs: number;
  /** Never there: carries the types of what goes in and what comes out. */
  types?: { input: Input; output: Output };
};

/**
 * A call of the API, described once: the server validates by its schemas and the API's
 * documentation is written from them.
 */
export type Call<Input, Output> = CallRequest<Input, Output> & {
  summary: string;
  tag: string;
  input: Schema<Input>;
  output: Schema<Output>;
  /** A GET that does: only our own pages may make it, as every POST. */
  changesState?: boolean;
  /** The body is a file; what is said about it stands in the query. */
  takesFile?: boolean;
  /** The field whose files may come in the body, if it is a form of several parts. */
  filesField?: string;
  /** The answer is a file of this type, not JSON. */
  givesFile?: string;
};

/** The part of the Standard Schema interface that we use, so that this room needs no library. */
export type Schema<T> = {
  readonly "~standard": {
    readonly validate: (value: unknown) => Validation<T> | Promise<Validation<T>>;
    readonly types?: { readonly input: unknown; readonly output: T } | undefined;
  };
};

export type Validation<T> =
  | { readonly value: T; readonly issues?: undefined }
  | { readonly issues: readonly Issue[] };

type Issue = {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
};

const REQUEST_TIMEOUT_MS = 10_000;
const RETRY_DELAY_MS = 100;

export function defineRequest<Input, Output>(
  request: { path: string } & Partial<CallRequest<Input, Output>>,
): CallRequest<Input, Output> {
  return {
    method: "POST",
    timeoutMs: REQUEST_TIMEOUT_MS,
    retries: 0,
    retryDelayMs: RETRY_DELAY_MS,
    ...request,
  };
}

type Description<Input, Output> = Pick<
  Call<Input, Output>,
  "summary" | "tag" | "input" | "output" | "changesState" | "takesFile" | "filesField" | "givesFile"
>;

/** A request that browsers make is described by itself; any other is given here whole. */
export function defineCall<Input, Output>(
  description: Description<Input, Output> & Parameters<typeof defineRequest<Input, Output>>[0],
): Call<Input, Output> {
  const { summary, tag, input, output, changesState = false, ...rest } = description;
  const { takesFile, filesField, givesFile, ...request } = rest;
  const described = { ...defineRequest(request), summary, tag, input, output, changesState };
  return {
    ...described,
    ...(takesFile ? { takesFile } : {}),
    ...(filesField ? { filesField } : {}),
    ...(givesFile ? { givesFile } : {}),
  };
}

/** SPEC §3: a server response counts as failed if it carries errors, a message, or status false. */
export function isFailedResponse(answer: unknown): boolean {
  if (typeof answer !== "object" || answer === null) return false;
  return (
    "errors" in answer || "message" in answer || ("status" in answer && answer.status === false)
  );
}
