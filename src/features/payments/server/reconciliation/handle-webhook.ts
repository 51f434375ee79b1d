import { isRecord } from "#core/record.ts";
import { fail, type Result, succeed } from "#core/result.ts";
import type { WebhookState } from "#core/webhook-state.ts";
import type { Transaction } from "#database/connect.ts";
import { inTransaction } from "#database/transaction.ts";
import type { PrepareWebhook } from "#platform/webhooks/apply-again.ts";
import { redactPayload } from "#platform/webhooks/redact-payload.ts";
import {
  type ProvenWebhook,
  recordingFailure,
  recordWebhook,
  type WebhookOutcome,
} from "#platform/webhooks/webhook-log.ts";
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
 * Verifies, stores and applies a provider's message, once. If the provider has to be asked for details, that happens
 * before anything is stored, so that the message comes again if it fails.
 */
export async function handleWebhook(
  deps: PaymentsDeps,
  input: { provider: string; message: PaymentWebhookRequest },
): Promise<Result<{ thanks: string }, "errors.not_found" | WebhookRefusal>> {
  const provider = deps.providers.find(({ name }) => name === input.provider);
  if (!provider || !("adapter" in provider)) return fail("errors.not_found");
  const { adapter } = provider;
  const read = await adapter.parseWebhook(input.message);
  // Anyone can send such a request: it is no error of ours, and the request log has it already.
  if (!read.ok) return fail(read.refusal);
  const webhook = provenWebhook(provider, read, input.message.body);
  await recordingFailure(deps.db, webhook, async () => {
    const report = await reportOf(adapter, read);
    await inTransaction(deps.db, async (tx) => {
      const outcome = await storeMessage(deps, tx, { provider, read, report });
      if (outcome) await recordWebhook(tx, webhook, describeOutcome(outcome));
    });
  });
  return succeed({ thanks: adapter.webhookAck });
}

const provenWebhook = ({ name }: OutsideProvider, read: Believed, body: string): ProvenWebhook => ({
  source: "payment",
  provider: name,
  messageId: read.id,
  type: read.type,
  content: read,
  payload: redactPayload(body),
});

const STATE_OF: Partial<Record<MessageOutcome, WebhookState>> = {
  ignored: "ignored",
  unknown_payment: "unknown",
  amount_differs: "failed",
};

const describeOutcome = (outcome: MessageOutcome): WebhookOutcome => ({
  state: STATE_OF[outcome] ?? "done",
  outcome,
});

/** The content that `provenWebhook` stored. */
const isBelieved = (content: unknown): content is Believed =>
  isRecord(content) && content.ok === true && isRecord(content.news);

/** Applies a logged message again: a report has the same effect whenever it comes, so nothing is done twice. */
export const prepareWebhook =
  (deps: PaymentsDeps): PrepareWebhook =>
  async ({ provider: name, content }) => {
    const provider = deps.providers.find((one) => one.name === name);
    if (!provider || !("adapter" in provider)) throw new Error(`There is no provider ${name}`);
    if (!isBelieved(content)) throw new Error("The log has no message of a provider here");
    const read = content;
    const report = await reportOf(provider.adapter, read);
    return async (tx) => {
      const message = { provider, read, report };
      const named = { provider: provider.id, messageId: read.id };
      await insertMessage(tx, { ...named, type: read.type, report, outcome: "unknown_payment" });
      const applied = await applyMessage(deps, tx, message);
      if (applied) await updateMessage(tx, named, applied);
      return describeOutcome(applied?.outcome ?? "unknown_payment");
    };
  };

async function reportOf(
  adapter: PaymentsAdapter,
  { news }: Believed,
): Promise<PaymentReport | undefined> {
  if (news.kind === "report") return news.report;
  return news.kind === "look-up" ? adapter.lookUp(news.providerId) : undefined;
}

type Message = { provider: OutsideProvider; read: Believed; report: PaymentReport | undefined };
type Applied = { outcome: MessageOutcome; paymentId?: number };

/** Undefined if the message was stored before. */
async function storeMessage(
  deps: PaymentsDeps,
  tx: Transaction,
  message: Message,
): Promise<MessageOutcome | undefined> {
  const { provider, read, report } = message;
  const { id: messageId, type } = read;
  const named = { provider: provider.id, messageId };
  const outcome: MessageOutcome = read.news.kind === "nothing" ? "ignored" : "unknown_payment";
  if (!(await insertMessage(tx, { ...named, type, report, outcome }))) return undefined;
  const applied = await applyMessage(deps, tx, message);
  if (applied) await updateMessage(tx, named, applied);
  return applied?.outcome ?? outcome;
}

async function applyMessage(
  deps: PaymentsDeps,
  tx: Transaction,
  { provider: { id: provider, name }, read: { type, news }, report }: Message,
): Promise<Applied | undefined> {
  const cause = `${name}: ${type}`;
  if (news.kind === "refund") return applyRefund(deps, tx, provider, news.refund);
  const providerId = news.kind === "dispute" ? news.providerId : report?.providerId;
  const payment = providerId
    ? await findReported(tx, provider, { providerId, reference: report?.reference })
    : undefined;
  if (news.kind === "dispute") {
    deps.reportProblem("payment_disputed", {
      reference: payment?.reference,
      providerId,
      cause,
    });
    return { outcome: "disputed", ...(payment && { paymentId: payment.id }) };
  }
  if (!payment || !report) return undefined;
  const outcome = await applyReport(deps, tx, payment, report, cause);
  return { outcome, paymentId: payment.id };
}

async function applyRefund(
  deps: PaymentsDeps,
  tx: Transaction,
  provider: ProviderId,
  report: RefundReport,
): Promise<Applied | undefined> {
  const refund = await selectRefundOf(tx, provider, report.id);
  if (!refund) return undefined;
  const { status } = await concludeRefund(deps, tx, refund, report);
  const outcome = status === refund.status ? "unchanged" : "applied";
  return { outcome, paymentId: refund.paymentId };
}
