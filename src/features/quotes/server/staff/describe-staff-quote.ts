import { convertCents, toDecimal } from "#core/money.ts";
import { canTransition } from "#core/state-machine.ts";
import type { ListedMail } from "#features/mail/server/mail.ts";
import { countryCode } from "#features/sites/domain/site.ts";
import { reachesSite, type StaffActor } from "#platform/auth/require-role.ts";
import { proposePrice } from "../../domain/propose-price.ts";
import type { QuotePrice } from "../../domain/quote-price.ts";
import { QUOTE_TRANSITIONS, type QuoteStatus, quoteNumber } from "../../domain/quote-status.ts";
import { seenQuote } from "../../domain/seen-quote.ts";
import type { StaffQuote } from "../../staff-calls.ts";
import { type Terms, termsOfQuote } from "../prices/price-terms.ts";
import { isEstimate } from "../quote-response.ts";
import { linesOf, type Quote, selectQuoteById } from "../quotes.repository.ts";
import type { QuotesDeps } from "../quotes-deps.ts";
import { describeLines } from "./describe-lines.ts";
import { describePast } from "./describe-past.ts";
import { describeTerms } from "./describe-terms.ts";
import { quoteClock } from "./quote-clock.ts";
import { writeTemplates } from "./reply-templates.ts";
import {
  countQuotesOf,
  selectAssignees,
  selectOwners,
  selectStaffTimeline,
} from "./staff-quotes.repository.ts";

export type StaffQuoteDeps = QuotesDeps & {
  listNotes: (record: string, readerId: number | null) => Promise<StaffQuote["notes"]>;
  listMails: (record: string) => Promise<ListedMail[]>;
};

/** Undefined if there is no such quote, or if the caller does not work for its site. */
export async function describeStaffQuote(
  deps: StaffQuoteDeps,
  { actor, id }: { actor: StaffActor; id: number },
): Promise<{ quote: StaffQuote; customerId: number } | undefined> {
  const quote = await selectQuoteById(deps.db, id);
  if (!quote || !reachesSite(actor, quote.siteId)) return undefined;
  const lines = await linesOf(deps.db, id);
  const terms = await termsOfQuote(deps, quote);
  const proposal = terms && proposePrice(lines, terms).price;
  return {
    customerId: quote.customerId,
    quote: {
      ...(await describeHead(deps, quote)),
      customer: await describeOwner(deps, quote, actor.siteIds),
      lines: await describeLines(deps, { quote, lines, proposal }),
      ...describePrice(quote, proposal),
      terms: terms ? describeTerms(terms) : null,
      delivery: describeDelivery(quote),
      past: await describePast(deps, { quote, lines, siteIds: actor.siteIds }),
      ...(await describeTalk(deps, quote, actor)),
      templates: writeTemplates(deps.translatorFor(quote.language, quote.siteId), lines),
      seen: seenQuote(quote, lines),
      ...describeRights(quote, terms),
    },
  };
}

async function describeHead(deps: StaffQuoteDeps, quote: Quote) {
  const { id, siteId, status } = quote;
  const made = status === "awaiting_payment" ? await deps.orders.readOrder(id) : undefined;
  return {
    id,
    number: quoteNumber(id),
    slug: quote.slug,
    site_id: siteId,
    status,
    order_status: made?.order.status ?? null,
    created_at: quote.createdAt.toISOString(),
    submitted_at: quote.submittedAt.toISOString(),
    expires_at: quote.expiresAt?.toISOString() ?? null,
    language: quote.language,
    country_iso: countryCode(deps.findSite(siteId), quote.countryId),
    currency: quote.currency,
    rate: quote.rate,
    clock: quoteClock(deps, quote),
    assignee: (await selectAssignees(deps.db, [id])).get(id) ?? null,
    order: made
      ? {
          status: made.order.status,
          paid_at: made.order.paidAt?.toISOString() ?? null,
          total: toDecimal(made.order.wholeCents ?? made.order.dueCents),
        }
      : null,
  };
}

async function describeOwner(
  { db }: StaffQuoteDeps,
  { customerId }: Quote,
  siteIds: readonly number[] | undefined,
): Promise<StaffQuote["customer"]> {
  const owner = (await selectOwners(db, [customerId])).get(customerId);
  const counts = await countQuotesOf(db, customerId, siteIds);
  return {
    id: customerId,
    name: owner?.name ?? "",
    email: owner?.email ?? null,
    phone_number: owner?.phoneNumber ?? "",
    company_name: owner?.companyName ?? "",
    ...counts,
  };
}

/** A box that the rules packed has a volume and no shape. */
const isMeasured = ({ parcel }: QuotePrice): boolean =>
  parcel.widthCm !== 1 || parcel.heightCm !== 1;

function describePrice(quote: Quote, proposal: QuotePrice | undefined) {
  const { price } = quote;
  return {
    is_estimate: isEstimate(quote),
    usual_service_fee: proposal ? toDecimal(proposal.serviceCents) : null,
    price: price && {
      parcel: {
        weight: price.parcel.grams / 1000,
        length: price.parcel.lengthCm,
        width: price.parcel.widthCm,
        height: price.parcel.heightCm,
      },
      is_measured: isMeasured(price),
      service_fee: toDecimal(price.serviceCents),
    },
  };
}

function describeDelivery({ delivery, rate }: Quote): StaffQuote["delivery"] {
  if (!delivery) return null;
  return {
    shipping_method: delivery.method,
    courier: delivery.courierName,
    fee: toDecimal(convertCents(delivery.feeCents, rate)),
    city: delivery.pickupPoint?.name ?? delivery.address.city,
  };
}

/** What was said and done: steps, mails and the notes of colleagues. */
async function describeTalk(
  { db, listNotes, listMails }: StaffQuoteDeps,
  { id }: Quote,
  actor: StaffActor,
) {
  const record = `quote:${id}`;
  const [timeline, mails, notes] = await Promise.all([
    selectStaffTimeline(db, id),
    listMails(record),
    listNotes(record, actor.id),
  ]);
  return {
    timeline: timeline.map(({ at, seenAt, ...step }) => ({
      ...step,
      at: at.toISOString(),
      seen_at: seenAt?.toISOString() ?? null,
    })),
    mails: mails.map(({ subject, createdAt, sentAt }) => ({
      subject,
      at: createdAt.toISOString(),
      is_sent: sentAt !== null,
    })),
    notes,
  };
}

function describeRights({ status }: Quote, terms: Terms | undefined) {
  const may = (to: QuoteStatus) => canTransition(QUOTE_TRANSITIONS, status, to);
  return {
    can_price: may("priced") && terms !== undefined,
    can_ask: may("needs_info"),
    can_decline: may("declined"),
  };
}
