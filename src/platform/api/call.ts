import type { EditConflict } from "#core/edit.ts";
import { asMessageKey, type MessageKey } from "#core/message-key.ts";

/** A schema's own texts are for developers; anything that is not a message key becomes the fallback of SPEC §5. */
export const issueKey = (message: string): MessageKey =>
  /^(validation|office)\./.test(message) ? asMessageKey(message) : "validation.invalid";

/** How to make a call: the only part of it that the browser gets (`scripts/build/browser-contracts.ts`). */
export type CallRequest<Sent, Output> = {
  method: "GET" | "POST";
  path: string;
  /** SPEC §9 has the defaults for calls without their own numbers. */
  timeoutMs: number;
  retries: number;
  retryDelayMs: number;
  /** Never set: it only carries the types of input and output. */
  types?: (sent: Sent) => Output;
};

/**
 * A call of the API, described once: the server validates with its schemas, the API documentation is written from
 * them, and callers get their types from them.
 */
// biome-ignore lint/suspicious/noExplicitAny: the server does not care what was sent before it was validated
export type Call<Input, Output, Sent = any> = CallRequest<Sent, Output> & {
  summary: string;
  tag: string;
  input: Schema<Input, Sent>;
  output: Schema<Output>;
  /** Set for a GET that changes state: only our own pages may make it, like every POST. */
  changesState?: boolean;
  /** The body is a file; its details are in the query. */
  takesFile?: boolean;
  /** The field that may hold files, if the body is a multipart form. */
  filesField?: string;
  /** The answer is a file of this type, not JSON. */
  givesFile?: string;
};

// biome-ignore lint/suspicious/noExplicitAny: of any call
type AnyRequest = CallRequest<any, any>;
/** The input that a caller has to send: `InputOf<typeof addToCartCall>`. */
export type InputOf<Made extends AnyRequest> = Parameters<NonNullable<Made["types"]>>[0];
export type OutputOf<Made extends AnyRequest> = ReturnType<NonNullable<Made["types"]>>;

/** The part of the Standard Schema interface that we use, so that this folder needs no library. */
export type Schema<T, Sent = unknown> = {
  readonly "~standard": {
    readonly validate: (value: unknown) => Validation<T> | Promise<Validation<T>>;
    readonly types?: { readonly input: Sent; readonly output: T } | undefined;
  };
};

export type Validation<T> =
  | { readonly value: T; readonly issues?: undefined }
  | { readonly issues: readonly Issue[] };

type Issue = {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
};

/** The SPEC §9 defaults, for calls without their own numbers. */
const USUAL = { method: "POST", timeoutMs: 10_000, retries: 0, retryDelayMs: 100 } as const;

export type CallDescription<Input, Output, Sent> = Omit<
  Call<Input, Output, Sent>,
  keyof typeof USUAL
> &
  Partial<Pick<Call<Input, Output, Sent>, keyof typeof USUAL>>;

export const defineCall = <Input, Output, Sent>(
  description: CallDescription<Input, Output, Sent>,
): Call<Input, Output, Sent> => ({ ...USUAL, ...description });

/** SPEC §3: a server response counts as failed if it carries errors, a message, or status false. */
export type FailedResponse = {
  message?: MessageKey;
  errors?: Record<string, MessageKey[]>;
  conflict?: EditConflict;
};

export function isFailedResponse(answer: unknown): answer is FailedResponse {
  if (typeof answer !== "object" || answer === null) return false;
  return (
    "errors" in answer || "message" in answer || ("status" in answer && answer.status === false)
  );
}
