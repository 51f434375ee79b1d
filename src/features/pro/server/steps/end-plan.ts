import type { Transaction } from "#database/connect.ts";
import { postPlanMail } from "../emails/post-plan-mail.ts";
import { endedEmail } from "../emails/pro-emails.ts";
import type { Owner, PaidPeriod } from "../pro.repository.ts";
import type { ProDeps } from "../pro-deps.ts";
import { type Subscription, stopSubscription } from "../subscriptions.repository.ts";

type Ended = { owner: Owner; subscription: Subscription; last: PaidPeriod };

/** It was to go on and nobody paid for that: its owner is told. */
export async function endPlan(
  deps: Pick<ProDeps, "findSite" | "linkTo" | "postMail">,
  tx: Transaction,
  { owner, subscription: { language }, last }: Ended,
): Promise<void> {
  await stopSubscription(tx, owner, { step: "ended", actor: "system" });
  const plan = last.plan.name;
  await postPlanMail(deps, tx, { owner, language, plan, kind: "pro-ended", write: endedEmail });
}
