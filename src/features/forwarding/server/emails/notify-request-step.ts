import type { Transaction } from "#database/connect.ts";
import { shouldSendParcelMail } from "#features/account/server/contact/mail-preferences.ts";
import { isCarried } from "#features/shipping/domain/carried-status.ts";
import { parcelEmail, trackingLink } from "#features/shipping/server/parcel-emails.ts";
import { forwardNumber } from "../../domain/forward-status.ts";
import type { ForwardRequest } from "../forwarding.repository.ts";
import type { ForwardingDeps } from "../forwarding-deps.ts";
import { selectContents } from "../parcels.repository.ts";
import { declaredGoods, postForwardMail } from "./forward-emails.ts";

/** Sends a mail about the last step, if the customer wants mails about it. */
export async function notifyRequestStep(
  deps: Pick<ForwardingDeps, "postMail" | "linkTo" | "findSite">,
  tx: Transaction,
  request: ForwardRequest,
): Promise<void> {
  const { id, status, carrier, trackingNumber, customerId, language } = request;
  if (!isCarried(status) || !trackingNumber) return;
  if (!(await shouldSendParcelMail(tx, customerId, status))) return;
  const parcel = { number: forwardNumber(id), carrier: carrier ?? "", trackingNumber };
  const email = parcelEmail(status, parcel);
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
        email({
          shop,
          name,
          link: trackingLink({ linkTo, site, language }, parcel, link),
          help: linkTo(site, language, `/claim-form-pro?about=${id}`),
          page: { label: t("mail.forward.button"), href: link },
          hasAccount: true,
          goods: declaredGoods(t, request, contents),
          rows: [],
        })(t),
  );
}
