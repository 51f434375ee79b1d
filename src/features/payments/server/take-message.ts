import { fail, type Result, succeed } from "#core/result.ts";
import type { Transaction } from "#database/connect.ts";
import { inTransaction } from "#database/transaction.ts";
import type {
  IncomingMessage,
  PaymentReport,
  PaymentsAdapter,
  ReadMessage,
} from "#ports/payments.ts";
import { PROVIDERS } from "../domain/payment-provider.ts";
import { applyReport } from "./apply-report.ts";
import { findReported, insertMessage, updateMessage } from "./payments.repository.ts";
import type { MessageOutcome } from "./payments.tables.ts";
import type { PaymentsDeps } from "./payments-deps.ts";

type Believed = Extract<ReadMessage, { ok: true }>;

/**
 * A provider's message: proven, stored and applied, once. What has to be asked back is asked before
 * anything is stored, so that a message whose question failed comes again.
 */
export async function takeMessage(
  deps: PaymentsDeps,
  input: { provider: PaymentsAdapter["name"]; message: IncomingMessage },
): Promise<Result<{ thanks: string }, "errors.not_found" | "not_believed">> {
  const adapter = deps.adapters[input.provider];
  if (!adapter) return fail("errors.not_found");
  const read = await adapter.readMessage(input.message);
  if (!read.ok) {
    deps.onTrouble("a message was not believed", { provider: adapter.name, why: read.refusal });
    return fail("not_believed");
  }
  const report = await reportOf(adapter, read);
  await inTransaction(deps.db, (tx) => storeMessage(tx, deps, adapter, read, report));
  return succeed({ thanks: adapter.thanks });
}

async function reportOf(
  adapter: PaymentsAdapter,
  { news }: Believed,
): Promise<PaymentReport | undefined> {
  if (news.kind === "report") return news.report;
  return news.kind === "look-up" ? adapter.lookUp(news.providerId) : undefined;
}

async function storeMessage(
  tx: Transaction,
  deps: PaymentsDeps,
  adapter: PaymentsAdapter,
  { id: messageId, type }: Believed,
  report: PaymentReport | undefined,
): Promise<void> {
  const provider = PROVIDERS[adapter.name];
  const message = { provider, messageId };
  const outcome: MessageOutcome = report ? "unknown_payment" : "ignored";
  const isNew = await insertMessage(tx, { ...message, type, report, outcome });
  if (!isNew || !report) return;
  const payment = await findReported(tx, provider, report);
  if (!payment) return;
  const cause = `${adapter.name}: ${type}`;
  const applied = await applyReport(tx, deps, payment, report, cause);
  await updateMessage(tx, message, { outcome: applied, paymentId: payment.id });
}
