import type { Queryable } from "#database/connect.ts";
import { handleStaffCall, type StaffRoute } from "#platform/api/staff-route.ts";
import { claimNumber } from "../domain/claim-status.ts";
import { claimsAboutCall } from "../related/staff-calls.ts";
import { selectClaimsAbout } from "./claim-work.repository.ts";

export const relatedClaimsApi = (db: Queryable): StaffRoute[] => [
  handleStaffCall(claimsAboutCall, async ({ order_id: orderId }, { actor }) => {
    const found = await selectClaimsAbout(db, orderId, actor.siteIds);
    const claims = found.map(({ id, status }) => ({ id, number: claimNumber(id), status }));
    return { status: true as const, claims };
  }),
];
