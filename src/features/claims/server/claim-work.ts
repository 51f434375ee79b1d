import { statesLeadingTo } from "#core/state-machine.ts";
import type { OfficeQueue, WorkRecord } from "#features/records/server/tasks/work-record.ts";
import { claimRecord } from "../domain/claim-record.ts";
import { CLAIM_TRANSITIONS } from "../domain/claim-status.ts";
import { countOpenClaims, describeClaims, selectOpenClaims } from "./claim-work.repository.ts";
import { claims } from "./claims.tables.ts";

/** Claims wait for a decision. */
export const claimWork: WorkRecord = {
  record: claimRecord,
  table: claims,
  describe: describeClaims,
  steps: [
    {
      kind: "claim",
      to: claimRecord.to,
      select: selectOpenClaims,
      statuses: statesLeadingTo(CLAIM_TRANSITIONS, "in_review"),
    },
  ],
};

export const claimQueues: OfficeQueue[] = [
  {
    key: "claims",
    roles: ["support"],
    to: "/claims?state=received,in_review",
    step: "claim",
    inMenu: true,
    count: countOpenClaims,
  },
];
