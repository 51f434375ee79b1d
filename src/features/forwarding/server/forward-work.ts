import { statesLeadingTo } from "#core/state-machine.ts";
import type { OfficeQueue, WorkRecord } from "#features/records/server/tasks/work-record.ts";
import { forwardRecord } from "../domain/forward-record.ts";
import { FORWARD_TRANSITIONS } from "../domain/forward-status.ts";
import {
  countPaidParcels,
  describeParcels,
  selectHoldAnswers,
  selectPaidParcels,
} from "./forward-work.repository.ts";
import { forwardRequests } from "./forwarding.tables.ts";

/** Parcels wait to be packed, or for staff to read their owner's answer. */
export const forwardWork: WorkRecord = {
  record: forwardRecord,
  table: forwardRequests,
  describe: describeParcels,
  steps: [
    {
      kind: "pack",
      to: forwardRecord.to,
      select: selectPaidParcels,
      statuses: statesLeadingTo(FORWARD_TRANSITIONS, "paid"),
    },
    {
      kind: "hold_answer",
      to: forwardRecord.to,
      select: selectHoldAnswers,
      statuses: statesLeadingTo(FORWARD_TRANSITIONS, "on_hold"),
    },
  ],
};

export const forwardQueues: OfficeQueue[] = [
  {
    key: "to_pack",
    roles: ["warehouse"],
    to: "/forward?state=paid",
    step: "pack",
    inMenu: true,
    count: countPaidParcels,
  },
];
