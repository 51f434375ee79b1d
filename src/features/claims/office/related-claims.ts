import { keyUnder } from "#core/message-key.ts";
import type { RelatedSource } from "#office-ui/record/related-records.ts";
import { callApi } from "#platform/client/call-api.ts";
import { claimRecord } from "../domain/claim-record.ts";
import { claimsAboutCall } from "../related/staff-calls.ts";

/** The claims about an order. */
export const relatedClaims: RelatedSource = {
  title: "office.related.claim",
  call: claimsAboutCall,
  async find({ order }) {
    const { claims } = await callApi(claimsAboutCall, { order_id: order.id });
    return claims.map(({ id, number, status }) => ({
      number,
      to: claimRecord.to(id),
      state: keyUnder("claims.status", status),
    }));
  },
};
