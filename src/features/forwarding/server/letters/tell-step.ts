import type { Transaction } from "#database/connect.ts";
import { wantsParcelMail } from "#features/account/server/contact/parcel-mails.ts";
import { isCarried } from "#features/shipping/domain/carried-status.ts";
import { linkToWay, parcelLetter } from "#features/shipping/server/parcel-letters.ts";
import { forwardNumber } from "../../domain/forward-status.ts";
import type { ForwardRequest } from "../forwarding.repository.ts";
import type { ForwardingDeps } from "../forwarding-deps.ts";
import { selectContents } from "../parcels.repository.ts";
import { declaredGoods } from "./forward-letters.ts";
import { postForwardMail } from "./post-forward-mail.ts";

/** A mail about the step that was just made, to whoever wants one. */
export async function tellStep(
  deps: Pick<ForwardingDeps, "postMail" | "linkTo" | "findSite">,
  tx: Transaction,
  request: ForwardRequest,
): Promise<void> {
  const { id, status, carrier, trackingNumber, customerId, language } = request;
  if (!isCarried(status) || !trackingNumber) return;
  if (!(await wantsParcelMail(tx, customerId, status))) return;
  const parcel = { number: forwardNumber(id), carrier: carrier ?? "", trackingNumber };
  const letter = parcelLetter(status, parcel);
  const contents = (await selectContents(tx, [id])).get(id) ?? [];
  const site = deps.findSite(request.siteId);
  const { linkTo } = deps;
  await postForwardMail(
    deps,
    tx,
    request,
    `parcel-${status}`,
    ({ shop, link, name }) =>
      (t) =>
        letter({
          shop,
          name,
          link: linkToWay({ linkTo, site, language }, parcel, link),
          page: { label: t("mail.forward.button"), href: link },
          hasAccount: true,
          goods: declaredGoods(t, request, contents),
          rows: [],
        })(t),
  );
}
