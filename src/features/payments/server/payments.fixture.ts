import { randomBytes } from "node:crypto";
import { fail } from "#core/result.ts";
import type { TestDatabase } from "#database/testing/test-database.ts";
import { buildCustomer } from "#demo/customers/customer-builder.ts";
import { insertCustomers } from "#demo/customers/insert-customers.ts";
import { buildTestSite } from "#features/sites/domain/site.fixture.ts";
import { bindWallet } from "#features/wallet/server/wallet.ts";
import type {
  PaymentEvent,
  PaymentReport,
  PaymentsAdapter,
  RefundReport,
  StartedPayment,
} from "#ports/payments.ts";
import { PROVIDERS } from "#ports/provider-id.ts";
import { listMethods } from "./pay.ts";
import type { Payable, Payer, PaymentInput } from "./payable.ts";
import { selectMethods } from "./payments.repository.ts";
import { bindPayments } from "./payments.ts";
import type { OutsideProvider, PaymentsDeps } from "./payments-deps.ts";
import { hasTooManyOpen, startPayment } from "./start-payment.ts";
import { topUpPayable } from "./top-up-payable.ts";
import { walletProvider } from "./wallet-provider.ts";

/** A provider that does what a test says; its messages are believed if they are marked so. */
function scriptedProvider(
  name: "stripe" | "paypal" | "paysera",
  can = { lookUp: true, refund: true },
) {
  const bank = new Map<string, PaymentReport>();
  const refunds = new Map<string, RefundReport>();
  const script = {
    next: { next: "paid" } as StartedPayment,
    refundStatus: "succeeded" as RefundReport["status"],
    /** Whether one that was refused is still open there, for another card. */
    staysOpen: false,
    /** Where the caller's process ends, if it does. */
    dies: undefined as "before" | "known" | "after" | "refunded" | undefined,
  };
  const dieAt = (moment: typeof script.dies) => {
    if (script.dies === moment) throw new Error(`killed: ${moment}`);
  };
  const adapter: PaymentsAdapter = {
    can,
    webhookAck: "OK",
    async start({ reference, amountCents, currency }, onKnown) {
      dieAt("before");
      const providerId = `${name}-${reference}`;
      const report = { reference, providerId, amountCents, currency, refundedCents: 0 };
      const isUnderWay = script.next.next === "wait";
      bank.set(providerId, { ...report, status: isUnderWay ? "pending" : "open" });
      await onKnown(providerId);
      dieAt("known");
      const paid = script.next.next === "paid" ? "succeeded" : "failed";
      const isRefused = script.next.next === "refused" && !script.staysOpen;
      const isOver = script.next.next === "paid" || isRefused;
      if (isOver) bank.set(providerId, { ...report, status: paid });
      dieAt("after");
      return script.next;
    },
    lookUp: async (providerId) => bank.get(providerId),
    async refund({ key, providerId, amountCents }) {
      const report = refunds.get(key) ?? {
        id: `refund-${refunds.size}`,
        status: script.refundStatus,
      };
      const payment = bank.get(providerId);
      if (!refunds.has(key) && payment && report.status !== "failed") {
        bank.set(providerId, { ...payment, refundedCents: payment.refundedCents + amountCents });
      }
      refunds.set(key, report);
      dieAt("refunded");
      return report;
    },
    lookUpRefund: async (id) => [...refunds.values()].find((one) => one.id === id),
    async parseWebhook({ body, header }) {
      if (header("signed") !== "yes") return { ok: false, refusal: "forged" };
      return { ok: true, ...JSON.parse(body) };
    },
  };
  /** A message as this provider would send it. */
  const tellOf = (type: string, news: PaymentEvent, id = randomBytes(6).toString("hex")) => ({
    body: JSON.stringify({ id, type, news }),
    query: {},
    header: (header: string) => (header === "signed" ? "yes" : undefined),
  });
  const message = (report: PaymentReport, id?: string) =>
    tellOf(report.status, { kind: "report", report }, id);
  const provider: OutsideProvider = {
    id: PROVIDERS[name],
    name,
    title: name.toUpperCase(),
    webhooks: [{ method: "POST", path: "webhook", summary: "" }],
    adapter,
  };
  return { provider, adapter, bank, refunds, script, message, tellOf };
}

/** Whatever can be bought; what was is written down. */
function somethingToBuy() {
  const bought: string[] = [];
  const thing: Payable = {
    kind: "thing",
    nextPath: (id) => `/things/${id}`,
    againPath: (id) => `/things/${id}/pay`,
    wallet: { relType: 4, relation: async (_tx, id) => ({ relType: 4, relId: Number(id) }) },
    find: async (_db, name) => ({ subjectId: String(name), ownerId: null }),
    amountDue: async () => fail("invoices.errors.not_payable"),
    async settle(_tx, { subjectId }) {
      bought.push(subjectId);
      return "taken";
    },
    onRefunded: async () => ({ ok: true, value: undefined }),
    onRefundFailed: async () => {},
  };
  return { thing, bought };
}

/** `startPayment` too, by itself: what a payment does once it is known what is due. */
const bindWithStart = (deps: PaymentsDeps) => ({
  ...bindPayments({ ...deps, stripe: undefined }),
  async startPayment(input: PaymentInput) {
    const methods = await listMethods(deps, input.site, input.countryId, input.rate);
    const method = methods.find(({ id }) => id === input.provider);
    if (!method) return fail("payments.errors.unknown_method" as const);
    // As `pay` does, before it holds anything.
    if (await hasTooManyOpen(deps, input)) return fail("payments.errors.too_many_open" as const);
    return startPayment(deps, input, method);
  },
});

/** Payments over a test's database, with three scripted providers and one thing that can be bought. */
export async function openPayments({ db }: Pick<TestDatabase, "db">) {
  const wallet = bindWallet({ db });
  const stripe = scriptedProvider("stripe");
  const paypal = scriptedProvider("paypal");
  const paysera = scriptedProvider("paysera", { lookUp: false, refund: false });
  const problems: string[] = [];
  const { thing, bought } = somethingToBuy();
  const deps: PaymentsDeps = {
    db,
    wallet,
    methodsOf: (siteId) => selectMethods(db, siteId),
    providers: [stripe.provider, paypal.provider, paysera.provider, walletProvider(wallet)],
    payables: () => [topUpPayable(wallet), thing],
    visitorOf: () => undefined,
    linkTo: (_site, language, path) => `https://shop.example/${language ?? ""}${path}`,
    now: () => new Date(),
    reportProblem: (problem) => problems.push(problem),
  };
  const bind = (others: Partial<PaymentsDeps> = {}) => bindWithStart({ ...deps, ...others });
  const payments = bind();
  const site = buildTestSite({ id: 1, region: "default", name: "Cartage" });

  async function newCustomer() {
    const [id = 0] = await insertCustomers(db, [buildCustomer()], "");
    return { id, email: `customer-${id}@example.com` };
  }
  const topUp = (
    customer: Payer["customer"],
    changes: Partial<PaymentInput> = {},
  ): PaymentInput => ({
    kind: "top_up",
    subjectId: String(customer?.id),
    amountCents: 2000,
    currency: "EUR",
    description: "Cartage",
    provider: 1,
    site,
    payer: { customer, language: "lt", site },
    ...changes,
  });
  const balance = async ({ id }: { id: number }) => (await wallet.readBalance(id)).wallet;
  return {
    deps,
    bind,
    payments,
    wallet,
    site,
    stripe,
    paypal,
    paysera,
    problems,
    bought,
    newCustomer,
    topUp,
    balance,
  };
}
