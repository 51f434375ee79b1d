import { type Collected, defineFeature } from "#platform/feature/feature.ts";
import type { Features } from "#platform/feature/features.ts";
import type { Platform } from "#platform/feature/platform.ts";
import { deleteNotes, selectLooksAt } from "./server/desk.repository.ts";
import { deskStaffApi } from "./server/desk.staff-api.ts";
import { bindDesk, type Desk } from "./server/desk.ts";
import type { DeskDeps, NotedRecord } from "./server/desk-deps.ts";

declare module "#platform/feature/features.ts" {
  interface Features {
    desk: Desk;
  }
}

declare module "#platform/feature/feature.ts" {
  interface FeatureParts {
    /** Kinds of records of this feature that staff write notes on. */
    notedRecords?: readonly NotedRecord[];
  }
}

const deskDeps = (
  { db }: Platform,
  { mail, sites }: Features,
  notedRecords: () => readonly NotedRecord[],
): DeskDeps => ({
  db,
  postMail: mail.postMail,
  linkTo: sites.linkTo,
  mainSite: () => sites.registry.byHost(undefined),
  notedRecords,
});

export const deskFeature = defineFeature({
  name: "desk",
  bind: (platform, features, collected: Collected) =>
    bindDesk(deskDeps(platform, features, () => collected("notedRecords").flat())),
  staffCalls: (features) => deskStaffApi(features.desk.deps),
  personalData: () => ({
    desk: {
      export: async (db, { customerId }) => ({ looked_at: await selectLooksAt(db, customerId) }),
      erase: (tx, { customerId }) => deleteNotes(tx, [`customer:${customerId}`]),
    },
  }),
});
