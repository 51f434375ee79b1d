import type { Queryable } from "#database/connect.ts";
import { handleStaffCall, type StaffRoute } from "#platform/api/staff-route.ts";
import { forwardNumber } from "../domain/forward-status.ts";
import { parcelsWithCall } from "../related/staff-calls.ts";
import { selectRequestsWith } from "./forward-work.repository.ts";

export const relatedParcelsApi = (db: Queryable): StaffRoute[] => [
  handleStaffCall(parcelsWithCall, async ({ tracking_numbers: numbers }, { actor }) => {
    const found = await selectRequestsWith(db, numbers, actor.siteIds);
    const parcels = found.map(({ id, status }) => ({ id, number: forwardNumber(id), status }));
    return { status: true as const, parcels };
  }),
];
