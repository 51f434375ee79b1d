import type { Transaction } from "#database/connect.ts";
import { inTransaction } from "#database/transaction.ts";
import type { Site } from "#features/sites/domain/site.ts";
import type { OrderLine } from "../domain/order-line.ts";
import { answerInfo, type InfoAnswer } from "./asking/answer-info.ts";
import { createQuote, type QuoteWish } from "./asking/create-quote.ts";
import { describeForTracking } from "./describe-for-tracking.ts";
import { expireQuotes } from "./expire-quotes.ts";
import { listQuotes, type QuotesQuestion } from "./list-quotes.ts";
import { addToForm, joinForms, keepForm } from "./order-form/order-form.ts";
import { type FormOwner, selectForm } from "./order-form/order-forms.repository.ts";
import { payQuote, type QuotePay } from "./paying/pay-quote.ts";
import { type DeliveryWish, setDelivery } from "./paying/set-delivery.ts";
import { estimateLines } from "./pricing/estimate-lines.ts";
import { recalculateQuote } from "./pricing/recalculate-quote.ts";
import { type Quote, selectQuoteById } from "./quotes.repository.ts";
import type { QuotesDeps, QuoteVisitor } from "./quotes-deps.ts";
import { reachQuote } from "./reach-quote.ts";
import { askForInfo } from "./staff/ask-for-info.ts";
import { declineQuote } from "./staff/decline-quote.ts";
import { priceByStaff, type StaffPrice } from "./staff/price-quote.ts";
import { type QuoteReader, viewQuote } from "./view-quote.ts";

/** The feature's use cases, bound to what they need; called once where services are wired. */
export function bindQuotes(deps: QuotesDeps) {
  return {
    readForm: (owner: FormOwner) => selectForm(deps.db, owner),
    keepForm: (owner: FormOwner, lines: readonly OrderLine[]) => keepForm(deps.db, owner, lines),
    addToForm: (owner: FormOwner, lines: readonly OrderLine[]) =>
      inTransaction(deps.db, (tx) => addToForm(tx, owner, lines)),
    joinForms: (tx: Transaction, of: Parameters<typeof joinForms>[1]) => joinForms(tx, of),
    estimateLines: (site: Site, asked: Parameters<typeof estimateLines>[2]) =>
      estimateLines(deps, site, asked),
    createQuote: (visitor: QuoteVisitor, wish: QuoteWish) => createQuote(deps, visitor, wish),
    listQuotes: (question: QuotesQuestion) => listQuotes(deps, question),
    /** Through which one it was priced to come, by its code. */
    warehouseOf: async (id: number) => (await selectQuoteById(deps.db, id))?.price?.warehouse,
    reachQuote: (slug: string, customerId: number | undefined) =>
      reachQuote(deps, slug, customerId),
    viewQuote: (quote: Quote, reader: QuoteReader) => viewQuote(deps, quote, reader),
    describeForTracking: (id: number) => describeForTracking(deps, id),
    answerInfo: (answer: InfoAnswer) => answerInfo(deps, answer),
    recalculateQuote: (asked: Parameters<typeof recalculateQuote>[1]) =>
      recalculateQuote(deps, asked),
    setDelivery: (quote: Quote, wish: DeliveryWish) => setDelivery(deps, quote, wish),
    payQuote: (pay: QuotePay) => payQuote(deps, pay),
    priceByStaff: (price: StaffPrice) => priceByStaff(deps, price),
    askForInfo: (asked: Parameters<typeof askForInfo>[1]) => askForInfo(deps, asked),
    declineQuote: (asked: Parameters<typeof declineQuote>[1]) => declineQuote(deps, asked),
    expireQuotes: () => expireQuotes(deps),
  };
}
export type Quotes = ReturnType<typeof bindQuotes>;
