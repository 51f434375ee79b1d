import type { EditConflict } from "#core/edit.ts";
import { asMessageKey, type MessageKey } from "#core/message-key.ts";

/** A schema's own words are for developers; what is no message key becomes the fallback of SPEC §5. */
export const issueKey = (message: string): MessageKey =>
  /^(validation|office)\./.test(message) ? asMessageKey(message) : "validation.invalid";

/** How a call is made: all that the browser has of it (`scripts/build/browser-contracts.ts`). */
export type CallRequest<Sent, Output> = {
  method: "GET" | "POST";
  path: string;
  /** Defaults of SPEC §9 where a call has no numbers of its own. */
  timeoutMs: number;
  retries: number;
  retryDelayMs: number;
  /** Never there: carries the types of what goes in and what comes out. */
  types?: (sent: Sent) => Output;
};

/**
 * A call of the API, described once: the server validates by its schemas, the API's documentation is
 * written from them, and whoever makes the call has its types of them.
 */
// biome-ignore lint/suspicious/noExplicitAny: the server does not care what was sent before it was validated
export type Call<Input, Output, Sent = any> = CallRequest<Sent, Output> & {
  summary: string;
  tag: string;
  input: Schema<Input, Sent>;
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

// biome-ignore lint/suspicious/noExplicitAny: of any call
type AnyRequest = CallRequest<any, any>;
/** What whoever makes a call has to send: `InputOf<typeof addToCartCall>`. */
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

/** SPEC §9, for calls that have no numbers of their own. */
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
