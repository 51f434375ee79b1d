/**
 * A call of the API, described once and used three times: by the browser's request layer,
 * by the server's router and by the API's documentation.
 */
export type Call<Input, Output> = {
  method: "GET" | "POST";
  path: string;
  summary: string;
  tag: string;
  input: Schema<Input>;
  output: Schema<Output>;
  /** Defaults of SPEC §9 where a call has no numbers of its own. */
  timeoutMs: number;
  retries: number;
  retryDelayMs: number;
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

export const REQUEST_TIMEOUT_MS = 10_000;
export const RETRY_DELAY_MS = 100;

type CallDescription<Input, Output> = Pick<
  Call<Input, Output>,
  "path" | "summary" | "tag" | "input" | "output"
> &
  Partial<Call<Input, Output>>;

export function defineCall<Input, Output>(
  description: CallDescription<Input, Output>,
): Call<Input, Output> {
  return {
    method: "POST",
    timeoutMs: REQUEST_TIMEOUT_MS,
    retries: 0,
    retryDelayMs: RETRY_DELAY_MS,
    ...description,
  };
}

/** SPEC §3: a server response counts as failed if it carries errors, a message, or status false. */
export function isFailedAnswer(answer: unknown): boolean {
  if (typeof answer !== "object" || answer === null) return false;
  return (
    "errors" in answer || "message" in answer || ("status" in answer && answer.status === false)
  );
}
