import { defineLifecycle } from "#platform/lifecycle/define-lifecycle.ts";
import { FORWARD_TRANSITIONS, type ForwardActor } from "../domain/forward-status.ts";
import { type ForwardRequest, insertStep, updateRequest } from "./forwarding.repository.ts";
import type { ForwardingDeps } from "./forwarding-deps.ts";
import { lockOwner, lockRequest } from "./lock-request.ts";

/** How a forward request goes on, whoever makes it. */
export const requestLifecycle = defineLifecycle<
  ForwardRequest,
  ForwardActor,
  Pick<ForwardingDeps, "wallet" | "now">,
  "forwarding.errors.step"
>({
  name: "forward_request",
  transitions: FORWARD_TRANSITIONS,
  refusal: "forwarding.errors.step",
  who: () => "warehouse",
  staff: (id) => ({ kind: "staff", id }),
  async lock(deps, tx, id) {
    await lockOwner(tx, id);
    return lockRequest(deps, tx, id);
  },
  stamp: ({ now }, _request, to) => (to === "delivered" ? { deliveredAt: now() } : {}),
  save: (tx, { id }, values) => updateRequest(tx, id, values),
  async history(tx, { id }, { to, actor, said: note = "" }) {
    await insertStep(tx, id, { status: to, actor, note });
    return undefined;
  },
});
