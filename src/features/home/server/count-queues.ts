import type { Queryable } from "#database/connect.ts";
import { QUEUE_KEYS, type QueueKey } from "#features/records/domain/queue-keys.ts";
import type { OfficeQueue } from "#features/records/server/tasks/work-record.ts";
import { requireOneOfRoles, type StaffActor } from "#platform/auth/require-role.ts";

type CountedQueue = OfficeQueue & { waiting: number };

/** Counts the queues of all features for the person's roles, on each role's sites. */
export function queueCounter(db: Queryable, queues: readonly OfficeQueue[]) {
  const place = ({ key }: { key: QueueKey }) => QUEUE_KEYS.indexOf(key);
  const inOrder = queues.toSorted((one, other) => place(one) - place(other));
  return async (
    actor: StaffActor,
    { now, inMenu = false }: { now: Date; inMenu?: boolean },
  ): Promise<CountedQueue[]> => {
    const counted: CountedQueue[] = [];
    for (const queue of inOrder) {
      const allowed = requireOneOfRoles(actor, queue.roles);
      if (!allowed.ok || (inMenu && !queue.inMenu)) continue;
      const waiting = await queue.count(db, allowed.value.siteIds, now);
      counted.push({ ...queue, waiting });
    }
    return counted;
  };
}
