import type { MessageKey } from "#core/message-key.ts";
import type { Result } from "#core/result.ts";
import type { Transaction } from "#database/connect.ts";
import type { StaffActor } from "#platform/auth/require-role.ts";
import type { QuoteActor } from "../../domain/quote-status.ts";
import { quoteLifecycle } from "../quote-lifecycle.ts";
import type { Quote } from "../quotes.repository.ts";
import type { QuotesDeps } from "../quotes-deps.ts";

export type StaffStep = { actor: StaffActor | undefined; slug: string };

/** The audit log has what was asked for it. */
export const stepByStaff = (
  deps: Pick<QuotesDeps, "db">,
  { actor, slug }: StaffStep,
  action: "price" | "ask" | "decline",
  step: (tx: Transaction, quote: Quote, by: QuoteActor) => Promise<Result<Quote>>,
): Promise<Result<Quote>> =>
  quoteLifecycle.stepByStaff<MessageKey>(
    deps,
    {
      actor,
      key: slug,
      action: `quote.${action}`,
      details: (_before, { status, price }) =>
        action === "price" && price
          ? { status, unitCents: price.unitCents, serviceCents: price.serviceCents }
          : { status },
    },
    step,
  );
