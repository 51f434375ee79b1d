import { fail, type Result, succeed } from "#core/result.ts";
import type { ShownAt } from "#features/orders/server/showing/name-lines.ts";
import type { HandOver } from "#features/shipping/server/hand-over.ts";
import type { CarrierMessage } from "#ports/carriers.ts";
import type { TrackingView } from "../domain/tracking-view.ts";
import { askCarriers } from "./ask-carriers.ts";
import { describeTracked } from "./describe-tracked.ts";
import { type Asked, findTracked } from "./find-tracked.ts";
import { handOver } from "./hand-over.ts";
import { takeReport } from "./take-report.ts";
import type { SubjectKind, TrackingDeps } from "./tracking-deps.ts";

/** The feature's use cases, bound to what they need; called once where services are wired. */
export function bindTracking(deps: TrackingDeps) {
  return {
    handOver:
      (kind: SubjectKind): HandOver =>
      (parcel) =>
        handOver(deps, kind, parcel),
    /** Undefined where it is not the customer's own. */
    async trackOwn({
      timeZone,
      ...asked
    }: Asked & { timeZone: string }): Promise<TrackingView | undefined> {
      const found = await findTracked(deps, asked);
      if (!found.ok || !found.value.isOwner) return undefined;
      return describeTracked(deps, found.value, timeZone);
    },
    async track({
      timeZone,
      ...asked
    }: Asked & { timeZone: string }): Promise<
      Result<TrackingView, "errors.not_found" | "errors.invalid_input">
    > {
      const found = await findTracked(deps, asked);
      return found.ok ? succeed(await describeTracked(deps, found.value, timeZone)) : found;
    },
    listRecent: (customerId: number, at?: ShownAt) => deps.listRecent(customerId, at),
    askCarriers: () => askCarriers(deps),
    /** Believed by its signature alone; which carrier it is of, the signature says too. */
    async takeMessage(
      message: CarrierMessage,
    ): Promise<Result<null, "errors.not_found" | "forged">> {
      for (const carrier of deps.carriers) {
        const read = carrier.readMessage(message);
        if (read.ok) return takeReport(deps, carrier.name, read.report);
      }
      return fail("forged");
    },
  };
}
export type Tracking = ReturnType<typeof bindTracking>;
