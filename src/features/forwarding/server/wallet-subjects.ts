import { REL_TYPES } from "#features/wallet/domain/entry-types.ts";
import type { NameSubjects } from "#features/wallet/server/balance-response.ts";
import { forwardNumber } from "../domain/forward-status.ts";

/** Names the forward requests that wallet transactions paid for, by their numbers. */
export const namePaidRequests: NameSubjects = async (moves) =>
  new Map(
    moves.flatMap(({ id, relType, relId }) =>
      relType === REL_TYPES.forwardRequest && relId !== null
        ? [[id, subjectOf(relId)] as const]
        : [],
    ),
  );

const subjectOf = (id: number) => ({
  type: "forward_requests" as const,
  number: forwardNumber(id),
  path: `/forward-requests/${id}`,
});
