import type { Queryable } from "#database/connect.ts";
import type { Mail } from "#features/mail/server/mail.ts";
import type { Sites } from "#features/sites/server/sites.ts";
import type { StaffAccess } from "#platform/auth/staff-access.ts";
import type { StaffRole } from "#platform/auth/staff-role.ts";
import type { RunDeps } from "./runs/run-work.ts";

/** A kind of record that staff write notes on: who may see one, of which site it is, where its page is. */
export type NotedRecord = {
  /** As in `order:17`. */
  kind: string;
  /** Who reads and writes its notes. */
  roles: readonly StaffRole[];
  /** Who opens its page: whoever is named in a note is sent there. */
  readers: readonly StaffRole[];
  /** Of those that there are; null where one is of no site. */
  selectSites: (
    db: Queryable,
    ids: readonly number[],
  ) => Promise<readonly { id: number; siteId: number | null }[]>;
  /** Below the office. */
  path: (id: number) => string;
  /** What colleagues call it. */
  title: (id: number) => string;
};

/** Lists that have saved views, with who may open each. */
export type ViewedLists = Readonly<Record<string, StaffAccess>>;

export type RecordsDeps = RunDeps & {
  postMail: Mail["postMail"];
  linkTo: Sites["linkTo"];
  /** From whose address colleagues are written to. */
  mainSite: () => ReturnType<Sites["findSite"]>;
  notedRecords: () => readonly NotedRecord[];
  viewedLists: () => ViewedLists;
};
