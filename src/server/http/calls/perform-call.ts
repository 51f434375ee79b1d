import { hasErrorCode } from "#core/errors.ts";
import type { MessageKey } from "#core/message-key.ts";
import { type ApiRoute, type CallFailure, failure } from "#platform/api/api-route.ts";
import { issueKey, type Validation } from "#platform/api/call.ts";
import type { RequestContext } from "#platform/api/request-context.ts";

/** PostgreSQL's codes for a zero byte in text or JSON. Our own data has none, so the client sent it. */
const NO_TEXT = ["22021", "22P05"];

/** Validates the input by the call's schema and runs the call, for a script or for a form without JavaScript. */
export async function performCall<Output = object>(
  { call, handle, guard }: ApiRoute,
  input: unknown,
  request: RequestContext,
): Promise<Output | CallFailure> {
  const refused = await guard?.(request);
  if (refused) return refused;
  const checked: Validation<unknown> = await call.input["~standard"].validate(input);
  if (checked.issues) {
    return failure(422, "errors.invalid_input", errorsByField(checked.issues));
  }
  try {
    return await handle(checked.value, request);
  } catch (error) {
    if (hasErrorCode(error, NO_TEXT)) return failure(422, "errors.invalid_input");
    throw error;
  }
}

export function isFailure(result: unknown): result is CallFailure {
  return typeof result === "object" && result !== null && "failed" in result;
}

type Issues = Extract<Validation<unknown>, { issues: readonly unknown[] }>["issues"];

function errorsByField(issues: Issues): Record<string, MessageKey[]> {
  const byField = Map.groupBy(issues, (issue) =>
    (issue.path ?? []).map((part) => String(typeof part === "object" ? part.key : part)).join("."),
  );
  return Object.fromEntries(
    [...byField].map(([field, found]) => [field, found.map(({ message }) => issueKey(message))]),
  );
}
