import type { Queryable } from "#database/connect.ts";
import type { Mail } from "#features/mail/server/mail.ts";
import type { Sites } from "#features/sites/server/sites.ts";
import type { StaffAccess } from "#platform/auth/staff-access.ts";
import type { StaffRole } from "#platform/auth/staff-role.ts";
import type { RunDeps } from "./runs/run-work.ts";

/** A kind of record on which staff write notes: who may see one, which site it belongs to, and where its page is. */
export type NotedRecord = {
  /** The part before the colon, as in `order:17`. */
  kind: string;
  /** Roles that read and write its notes. */
  roles: readonly StaffRole[];
  /** Roles that can open its page; mentioned colleagues are sent there. */
  readers: readonly StaffRole[];
  /** Returns only existing records; `siteId` is null for a record without a site. */
  selectSites: (
    db: Queryable,
    ids: readonly number[],
  ) => Promise<readonly { id: number; siteId: number | null }[]>;
  /** The path of its page, without the office's prefix. */
  path: (id: number) => string;
  /** The record's name for colleagues. */
  title: (id: number) => string;
};

/** Lists with saved views, and who may open each. */
export type ViewedLists = Readonly<Record<string, StaffAccess>>;

export type RecordsDeps = RunDeps & {
  postMail: Mail["postMail"];
  linkTo: Sites["linkTo"];
  /** The site that mails to colleagues are sent from. */
  mainSite: () => ReturnType<Sites["findSite"]>;
  notedRecords: () => readonly NotedRecord[];
  viewedLists: () => ViewedLists;
};
