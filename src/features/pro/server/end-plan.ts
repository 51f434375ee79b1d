import type { Transaction } from "#database/connect.ts";
import { type Owner, type PaidPeriod, selectPerson } from "./pro.repository.ts";
import type { ProDeps } from "./pro-deps.ts";
import { endedLetter } from "./pro-letters.ts";
import { type Subscription, stopSubscription } from "./subscriptions.repository.ts";

type Ended = { owner: Owner; subscription: Subscription; last: PaidPeriod };

/** It was to go on and nobody paid for that: its owner is told. */
export async function endPlan(
  deps: Pick<ProDeps, "findSite" | "linkTo" | "postMail">,
  tx: Transaction,
  { owner, subscription: { language }, last }: Ended,
): Promise<void> {
  await stopSubscription(tx, owner, { step: "ended", actor: "system" });
  const person = await selectPerson(tx, owner.customerId);
  if (!person?.email) return;
  const site = deps.findSite(owner.siteId);
  const link = deps.linkTo(site, language, `/${site.product}-pro`);
  await deps.postMail(tx, {
    site,
    to: person.email,
    customerId: owner.customerId,
    language,
    kind: "pro-ended",
    write: endedLetter({ shop: site.name, plan: last.plan.name, name: person.firstName, link }),
  });
}
