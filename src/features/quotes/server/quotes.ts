import type { Transaction } from "#database/connect.ts";
import { inTransaction } from "#database/transaction.ts";
import type { Site } from "#features/sites/domain/site.ts";
import type { OrderLine } from "../domain/order-line.ts";
import { createQuote, type QuoteInput } from "./create-quote.ts";
import { expireQuotes } from "./expire-quotes.ts";
import {
  describeForTracking,
  findAccessibleQuote,
  listQuotes,
  type QuotesQuery,
} from "./find-quotes.ts";
import { addToForm, joinForms, saveOrderForm } from "./order-form/order-form.ts";
import { type FormOwner, selectForm } from "./order-form/order-forms.repository.ts";
import { payQuote, type QuotePay } from "./payment/pay-quote.ts";
import { type SetDeliveryInput, setDelivery } from "./payment/set-delivery.ts";
import { estimateLines } from "./prices/price-terms.ts";
import { recalculateQuote } from "./prices/recalculate-quote.ts";
import { type QuoteReader, viewQuote } from "./quote-response.ts";
import { markSeen, type Quote, selectQuoteById } from "./quotes.repository.ts";
import type { QuotesDeps, QuoteVisitor } from "./quotes-deps.ts";
import { requestInfo } from "./staff-quotes.ts";
import { type SubmitInfoInput, submitInfo } from "./submit-info.ts";

/** Binds the feature's use cases to their dependencies; feature.ts calls it once. */
export function bindQuotes(deps: QuotesDeps) {
  return {
    readForm: (owner: FormOwner) => selectForm(deps.db, owner),
    saveOrderForm: (owner: FormOwner, lines: readonly OrderLine[]) =>
      saveOrderForm(deps.db, owner, lines),
    addToForm: (owner: FormOwner, lines: readonly OrderLine[]) =>
      inTransaction(deps.db, (tx) => addToForm(tx, owner, lines)),
    joinForms: (tx: Transaction, of: Parameters<typeof joinForms>[1]) => joinForms(tx, of),
    estimateLines: (site: Site, asked: Parameters<typeof estimateLines>[2]) =>
      estimateLines(deps, site, asked),
    createQuote: (visitor: QuoteVisitor, input: QuoteInput) => createQuote(deps, visitor, input),
    listQuotes: (question: QuotesQuery) => listQuotes(deps, question),
    /** The code of the warehouse that the quote was priced for. */
    warehouseOf: async (id: number) => (await selectQuoteById(deps.db, id))?.price?.warehouse,
    findAccessibleQuote: (slug: string, customerId: number | undefined) =>
      findAccessibleQuote(deps, slug, customerId),
    /** Called when the owner opens the quote. */
    markSeen: ({ id }: Pick<Quote, "id">) => markSeen(deps.db, id, deps.now()),
    viewQuote: (quote: Quote, reader: QuoteReader) => viewQuote(deps, quote, reader),
    describeForTracking: (id: number) => describeForTracking(deps, id),
    submitInfo: (answer: SubmitInfoInput) => submitInfo(deps, answer),
    recalculateQuote: (asked: Parameters<typeof recalculateQuote>[1]) =>
      recalculateQuote(deps, asked),
    setDelivery: (quote: Quote, input: SetDeliveryInput) => setDelivery(deps, quote, input),
    payQuote: (pay: QuotePay) => payQuote(deps, pay),
    requestInfo: (asked: Parameters<typeof requestInfo>[1]) => requestInfo(deps, asked),
    expireQuotes: () => expireQuotes(deps),
  };
}
export type Quotes = ReturnType<typeof bindQuotes>;
