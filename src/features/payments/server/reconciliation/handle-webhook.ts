import { fail, type Result, succeed } from "#core/result.ts";
import type { Transaction } from "#database/connect.ts";
import { inTransaction } from "#database/transaction.ts";
import type {
  ParsedPaymentWebhook,
  PaymentReport,
  PaymentsAdapter,
  PaymentWebhookRequest,
  RefundReport,
  WebhookRefusal,
} from "#ports/payments.ts";
import type { ProviderId } from "#ports/provider-id.ts";
import { findReported, insertMessage, updateMessage } from "../payments.repository.ts";
import type { MessageOutcome } from "../payments.tables.ts";
import type { OutsideProvider, PaymentsDeps } from "../payments-deps.ts";
import { concludeRefund } from "../refunds/conclude-refund.ts";
import { selectRefundOf } from "../refunds/refunds.repository.ts";
import { applyReport } from "./look-up-payment.ts";

type Believed = Extract<ParsedPaymentWebhook, { ok: true }>;

/**
 * A provider's message: proven, stored and applied, once. What has to be asked back is asked before
 * anything is stored, so that a message whose question failed comes again.
 */
export async function handleWebhook(
  deps: PaymentsDeps,
  input: { provider: string; message: PaymentWebhookRequest },
): Promise<Result<{ thanks: string }, "errors.not_found" | WebhookRefusal>> {
  const provider = deps.providers.find(({ name }) => name === input.provider);
  if (!provider || !("adapter" in provider)) return fail("errors.not_found");
  const { adapter } = provider;
  const read = await adapter.parseWebhook(input.message);
  // Anyone can send one: it is no error of ours, and the request's own line in the log says so.
  if (!read.ok) return fail(read.refusal);
  const report = await reportOf(adapter, read);
  await inTransaction(deps.db, (tx) => storeMessage(tx, deps, { provider, read, report }));
  return succeed({ thanks: adapter.webhookAck });
}

async function reportOf(
  adapter: PaymentsAdapter,
  { news }: Believed,
): Promise<PaymentReport | undefined> {
  if (news.kind === "report") return news.report;
  return news.kind === "look-up" ? adapter.lookUp(news.providerId) : undefined;
}

type Message = { provider: OutsideProvider; read: Believed; report: PaymentReport | undefined };
type Applied = { outcome: MessageOutcome; paymentId?: number };

async function storeMessage(tx: Transaction, deps: PaymentsDeps, message: Message): Promise<void> {
  const { provider, read, report } = message;
  const { id: messageId, type } = read;
  const named = { provider: provider.id, messageId };
  const outcome: MessageOutcome = read.news.kind === "nothing" ? "ignored" : "unknown_payment";
  if (!(await insertMessage(tx, { ...named, type, report, outcome }))) return;
  const applied = await applyMessage(tx, deps, message);
  if (applied) await updateMessage(tx, named, applied);
}

async function applyMessage(
  tx: Transaction,
  deps: PaymentsDeps,
  { provider: { id: provider, name }, read: { type, news }, report }: Message,
): Promise<Applied | undefined> {
  const cause = `${name}: ${type}`;
  if (news.kind === "refund") return applyRefund(tx, deps, provider, news.refund);
  const providerId = news.kind === "dispute" ? news.providerId : report?.providerId;
  const payment = providerId
    ? await findReported(tx, provider, { providerId, reference: report?.reference })
    : undefined;
  if (news.kind === "dispute") {
    deps.reportProblem("a payment is disputed", {
      reference: payment?.reference,
      providerId,
      cause,
    });
    return { outcome: "disputed", ...(payment && { paymentId: payment.id }) };
  }
  if (!payment || !report) return undefined;
  const outcome = await applyReport(tx, deps, payment, report, cause);
  return { outcome, paymentId: payment.id };
}

async function applyRefund(
  tx: Transaction,
  deps: PaymentsDeps,
  provider: ProviderId,
  report: RefundReport,
): Promise<Applied | undefined> {
  const refund = await selectRefundOf(tx, provider, report.id);
  if (!refund) return undefined;
  const { status } = await concludeRefund(tx, deps, refund, report);
  const outcome = status === refund.status ? "unchanged" : "applied";
  return { outcome, paymentId: refund.paymentId };
}
