import { fail, type Result, succeed } from "#core/result.ts";
import type { Transaction } from "#database/connect.ts";
import { inTransaction } from "#database/transaction.ts";
import type { LineCurrency, OrderLine } from "../domain/order-line.ts";
import { termsOfQuote } from "./prices/price-terms.ts";
import { proposeForQuote } from "./prices/propose-for-quote.ts";
import { refuseFiles } from "./quote-files.ts";
import { quoteLifecycle } from "./quote-lifecycle.ts";
import {
  linesOf,
  lockQuote,
  type Quote,
  selectQuoteById,
  updateLine,
} from "./quotes.repository.ts";
import type { QuotesDeps } from "./quotes-deps.ts";

export type SubmitInfoInput = {
  quoteId: number;
  customerId: number;
  message: string;
  files: readonly string[];
  /** New data about lines, by their position. */
  items: readonly {
    position: number;
    options?: string | undefined;
    price?: number | null | undefined;
    currency?: LineCurrency | undefined;
  }[];
};

/** Saves the owner's answer to a question of staff, and submits the quote to staff again. */
export async function submitInfo(
  deps: QuotesDeps,
  { quoteId, customerId, message, files, items }: SubmitInfoInput,
): Promise<Result<Quote>> {
  const refused = await refuseFiles(deps, customerId, files);
  if (refused) return refused;
  const terms = await termsOfQuote(deps, await selectQuoteById(deps.db, quoteId));
  return inTransaction<Result<Quote>>(deps.db, async (tx) => {
    const quote = await lockQuote(tx, quoteId);
    if (!quote) return fail("errors.not_found");
    if (quote.status !== "needs_info") return fail("quotes.errors.wrong_state");
    const before = await linesOf(tx, quoteId);
    if (items.some(({ position }) => position >= before.length)) {
      return fail("errors.invalid_input", { items: ["validation.invalid"] });
    }
    const actor = { kind: "customer" as const, id: customerId };
    const again = await quoteLifecycle.tryMove(deps, tx, quote, "submitted", {
      actor,
      remark: message,
      submittedAt: deps.now(),
    });
    if (!again.ok) return again;
    await writeAnswer(tx, { quoteId, items, files, first: before[0] });
    const lines = await linesOf(tx, quoteId);
    return succeed(await proposeForQuote(deps, tx, again.value, { lines, terms }));
  });
}

type Written = Pick<SubmitInfoInput, "quoteId" | "items" | "files"> & {
  first: OrderLine | undefined;
};

/** Saves the new data of the lines; new photos go to the first line. */
async function writeAnswer(
  tx: Transaction,
  { quoteId, items, files, first }: Written,
): Promise<void> {
  for (const { position, ...changed } of items) {
    const known = Object.entries(changed).filter(([, value]) => value !== undefined);
    if (known.length > 0) await updateLine(tx, { quoteId, position }, Object.fromEntries(known));
  }
  if (files.length === 0 || !first) return;
  await updateLine(tx, { quoteId, position: 0 }, { files: [...first.files, ...files] });
}
