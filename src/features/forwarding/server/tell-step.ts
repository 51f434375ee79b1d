import type { Transaction } from "#database/connect.ts";
import { wantsParcelMail } from "#features/account/server/parcel-mails.ts";
import { isTold, parcelLetter } from "#features/shipping/server/parcel-letters.ts";
import { isOn } from "#features/sites/domain/site.ts";
import { forwardNumber } from "../domain/forward-status.ts";
import type { ForwardRequest } from "./forwarding.repository.ts";
import type { ForwardingDeps } from "./forwarding-deps.ts";
import { postForwardMail } from "./post-forward-mail.ts";

/** A mail about the step that was just made, to whoever wants one. */
export async function tellStep(
  deps: Pick<ForwardingDeps, "postMail" | "linkTo" | "findSite">,
  tx: Transaction,
  request: ForwardRequest,
): Promise<void> {
  const { id, status, carrier, trackingNumber, customerId, language } = request;
  if (!isTold(status) || !trackingNumber) return;
  if (!(await wantsParcelMail(tx, customerId, status))) return;
  const parcel = { number: forwardNumber(id), carrier: carrier ?? "", trackingNumber };
  const letter = parcelLetter(status, parcel);
  const site = deps.findSite(request.siteId);
  await postForwardMail(deps, tx, request, `parcel-${status}`, ({ shop, link, name }) => {
    const tracked = deps.linkTo(site, language, `/tracking/${trackingNumber}`);
    return letter({ shop, name, link: isOn(site, "tracking") ? tracked : link });
  });
}
