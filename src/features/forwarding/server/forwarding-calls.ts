import type { Account } from "#features/account/server/account.ts";
import { handleCustomerCall } from "#features/account/server/customer-call.ts";
import type { Session } from "#features/account/server/read-session.ts";
import { isOn } from "#features/sites/domain/site.ts";
import { type CallFailure, failure } from "#platform/api/api-route.ts";
import type { Call } from "#platform/api/call.ts";
import type { RequestContext } from "#platform/api/request-context.ts";
import type { Forwarding } from "./forwarding.ts";

type Handle<Input, Output> = (
  input: Input,
  request: RequestContext,
  session: Session,
) => Promise<Output | CallFailure>;

/** The guards of product notes §3, for calls. */
export function forwardingCalls(account: Account, forwarding: Forwarding) {
  /** A customer's, on a site that forwards. */
  const onSite = <Input, Output>(call: Call<Input, Output>, handle: Handle<Input, Output>) =>
    handleCustomerCall(account, call, async (input, request, session) =>
      isOn(request.site, "forwarding")
        ? handle(input, request, session)
        : failure(404, "errors.not_found"),
    );
  /** "declaration": nothing is received for whoever has not agreed. */
  const declared = <Input, Output>(call: Call<Input, Output>, handle: Handle<Input, Output>) =>
    onSite(call, async (input, request, session) =>
      (await forwarding.hasAccepted(session.customer.id))
        ? handle(input, request, session)
        : failure(403, "forwarding.errors.declaration"),
    );
  return { onSite, declared };
}
