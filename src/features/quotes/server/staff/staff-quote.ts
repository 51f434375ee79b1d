import type { Cents } from "#core/money.ts";
import { fail, type Result } from "#core/result.ts";
import type { Transaction } from "#database/connect.ts";
import { inTransaction } from "#database/transaction.ts";
import { writeAuditNote } from "#platform/audit/write-audit-note.ts";
import { requireRole, type StaffActor } from "#platform/auth/require-role.ts";
import { lockQuote, type Quote, selectQuote } from "../quotes.repository.ts";
import type { QuotesDeps } from "../quotes-deps.ts";

export type StaffStep = { actor: StaffActor | undefined; slug: string };

/** What every step of staff has in common: those who do orders, the quote locked, and the audit log. */
export async function stepByStaff(
  { db }: Pick<QuotesDeps, "db">,
  { actor, slug }: StaffStep,
  action: "price" | "ask" | "decline",
  step: (
    tx: Transaction,
    quote: Quote,
    by: { kind: "staff"; id: number | null },
  ) => Promise<Result<Quote>>,
): Promise<Result<Quote>> {
  const allowed: Result<StaffActor, "errors.not_found"> = requireRole(actor, "orders");
  if (!allowed.ok) return allowed;
  const { id: actorId } = allowed.value;
  return inTransaction<Result<Quote>>(db, async (tx) => {
    const found = await selectQuote(tx, slug);
    const quote = found && (await lockQuote(tx, found.id));
    if (!quote) return fail("errors.not_found");
    const done = await step(tx, quote, { kind: "staff", id: actorId });
    if (!done.ok) return done;
    const { status, price } = done.value;
    const details: { status: string; unitCents?: Cents[]; serviceCents?: Cents } =
      action === "price" && price
        ? { status, unitCents: price.unitCents, serviceCents: price.serviceCents }
        : { status };
    const subject = `quote:${quote.id}`;
    await writeAuditNote(tx, { actorId, action: `quote.${action}`, subject, details });
    return done;
  });
}
