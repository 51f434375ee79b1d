import { keyUnder } from "#core/message-key.ts";
import type { RelatedSource } from "#office-ui/record/related-records.ts";
import { callApi } from "#platform/client/call-api.ts";
import { forwardRecord } from "../domain/forward-record.ts";
import { parcelsWithCall } from "../related/staff-calls.ts";

const MOST_NUMBERS = 20;

/** Forwarded parcels in which an order's shipments arrived. */
export const relatedParcels: RelatedSource = {
  title: "office.related.parcel",
  call: parcelsWithCall,
  async find({ order }) {
    const numbers = order.trackingNumbers.slice(0, MOST_NUMBERS);
    if (numbers.length === 0) return [];
    const { parcels } = await callApi(parcelsWithCall, { tracking_numbers: numbers });
    return parcels.map(({ id, number, status }) => ({
      number,
      to: forwardRecord.to(id),
      state: keyUnder("forwarding.status", status),
    }));
  },
};
