import type { Result } from "#core/result.ts";
import { postQuoteMail } from "../quote-emails.ts";
import { quoteLifecycle } from "../quote-lifecycle.ts";
import type { Quote } from "../quotes.repository.ts";
import type { QuotesDeps } from "../quotes-deps.ts";
import { type StaffStep, stepByStaff } from "./staff-quote.ts";

/** We cannot buy it, and say why. */
export function declineQuote(
  deps: QuotesDeps,
  { reason, ...asked }: StaffStep & { reason: string },
): Promise<Result<Quote>> {
  return stepByStaff(deps, asked, "decline", async (tx, quote, actor) => {
    const step = { actor, said: reason, note: reason };
    const changed = await quoteLifecycle.tryMove(deps, tx, quote, "declined", step);
    if (changed.ok) await postQuoteMail(deps, tx, changed.value, "declined");
    return changed;
  });
}
