import type { Queryable } from "#database/connect.ts";
import type { StateTable } from "#database/select-in-states.ts";
import type { StaffRole } from "#platform/auth/staff-role.ts";
import type { OfficePath, OfficeRecord } from "#platform/records/office-record.ts";
import type { QueueKey } from "../../domain/queue-keys.ts";
import type { TaskKind } from "../../domain/task-kinds.ts";

export type FoundWork = { id: number; siteId: number; since: Date };

/** Sites and records to search; undefined means all. */
export type WhichWork = {
  siteIds: readonly number[] | undefined;
  ids: readonly number[] | undefined;
  limit: number;
};

/** Whose the record is, and what is in it. */
export type WorkDetail = { id: number; who: string | null; what: string | null };

/** What a record waits for until staff have done it. */
export type WorkStep = {
  kind: TaskKind;
  /** The page whose buttons do the step. */
  to: (id: number) => OfficePath;
  select: (db: Queryable, which: WhichWork) => Promise<FoundWork[]>;
  /** States in which a record waits for the step, or can still return to it. */
  statuses: readonly string[];
};

/** Records of a feature that wait for steps of staff. */
export type WorkRecord = {
  record: OfficeRecord;
  table: StateTable;
  /** Called only for records that are shown. */
  describe: (db: Queryable, ids: number[]) => Promise<WorkDetail[]>;
  steps: readonly WorkStep[];
};

/** Waiting work that is counted on the office's home. */
export type OfficeQueue = {
  key: QueueKey;
  roles: readonly StaffRole[];
  /** The list where the work is done. */
  to: OfficePath;
  /** The step that the queue's records wait for: tells how many are late. */
  step?: TaskKind;
  /** Whether the menu shows the count at the list's entry. */
  inMenu?: true;
  count: (db: Queryable, siteIds: readonly number[] | undefined, now: Date) => Promise<number>;
};
