import { type ApiRoute, type CallFailure, failure, handleCall } from "#platform/api/api-route.ts";
import type { Call } from "#platform/api/call.ts";
import { refuseWith } from "#platform/api/refuse.ts";
import type { RequestContext } from "#platform/api/request-context.ts";
import { NOT_LOGGED_IN } from "#platform/auth/session-life.ts";
import type { Account } from "./account.ts";
import type { Session } from "./read-session.ts";

type CustomerHandler<Input, Output> = (
  input: Input,
  request: RequestContext,
  session: Session,
) => Promise<Output | CallFailure>;

/** A call that only customers may make; the handler receives their session. */
export function handleCustomerCall<Input, Output>(
  account: Pick<Account, "sessionOf">,
  call: Call<Input, Output>,
  handle: CustomerHandler<Input, Output>,
): ApiRoute {
  return handleCall(call, async (input, request) => {
    const session = await account.sessionOf(request);
    if (!session) return failure(401, NOT_LOGGED_IN);
    return handle(input, request, session);
  });
}

export const refuse = refuseWith({
  [NOT_LOGGED_IN]: 401,
  "auth.errors.wrong_credentials": 401,
  "auth.errors.busy": 503,
  "auth.forms.user_already_exists": 409,
});
