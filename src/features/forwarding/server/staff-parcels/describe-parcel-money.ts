import { toDecimal } from "#core/money.ts";
import { describePapers } from "#features/invoices/server/describe-papers.ts";
import type { ListedMail } from "#features/mail/server/mail.ts";
import type { ListedPayment } from "#features/payments/server/list-payments.ts";
import type { Payments } from "#features/payments/server/payments.ts";
import type { ParcelWithoutMoney, StaffParcel } from "../../staff-calls.ts";
import type { ForwardRequest } from "../forwarding.repository.ts";
import type { ForwardingDeps } from "../forwarding-deps.ts";
import type { Contents } from "../parcels.repository.ts";
import { refundableCents } from "../payment/refund-request.ts";
import { priceBy, readTariff } from "../requests/read-tariff.ts";
import { describePrice, fileAddress, listOffers } from "../requests/request-response.ts";
import type { RequestTerms } from "../storage/stored-parcels.ts";
import type { ParcelOwner } from "./staff-parcels.repository.ts";

export type ParcelMoneyDeps = ForwardingDeps & {
  refunds: Pick<Payments, "readRefundable">;
  listPayments: (request: Pick<ForwardRequest, "id">) => Promise<ListedPayment[]>;
  listMails: (record: string) => Promise<ListedMail[]>;
};

type Known = {
  request: ForwardRequest;
  owner: ParcelOwner | undefined;
  contents: readonly Contents[];
  terms: RequestTerms;
  withoutMoney: ParcelWithoutMoney;
};

/** A parcel with its values, prices and owner, for all staff except the warehouse. */
export async function describeParcelMoney(
  deps: ParcelMoneyDeps,
  { request, owner, contents, terms, withoutMoney }: Known,
): Promise<StaffParcel> {
  const { id } = request;
  const [payments, papers, mails, offers, basis, refundable] = await Promise.all([
    deps.listPayments(request),
    describePapers(deps.db, { kind: "forward_request", id }),
    deps.listMails(`forward_request:${id}`),
    listOffers(deps, request, contents, terms),
    readBasis(deps, request, contents, terms),
    deps.refunds.readRefundable({ kind: "forward_request", subjectId: String(id) }),
  ]);
  return {
    ...withoutMoney,
    shows_money: true,
    owner: describeOwner(request, owner),
    parcels: contents.flatMap((parcel, at) => {
      const shown = withoutMoney.parcels[at];
      return shown ? [{ ...shown, ...describeValues(parcel) }] : [];
    }),
    storage_per_day: toDecimal(terms.terms.centsPerDay),
    price: describePrice(request),
    offers,
    basis,
    payments: payments.map(describePayment),
    refundable: {
      left: toDecimal(refundableCents(request, refundable)),
      to_wallet: refundable.every(({ leftCents, hasWallet }) => leftCents <= 0 || hasWallet),
    },
    papers: [...(papers.invoice ? [papers.invoice] : []), ...papers.credit_notes],
    mails: mails.map(({ kind, subject, createdAt, sentAt }) => ({
      kind,
      subject,
      at: createdAt.toISOString(),
      is_sent: sentAt !== null,
    })),
  };
}

const describeOwner = (
  { customerId }: ForwardRequest,
  owner: ParcelOwner | undefined,
): StaffParcel["owner"] => ({
  id: customerId,
  email: owner?.email ?? null,
  phone_number: owner?.phoneNumber ?? "",
  company_name: owner?.companyName ?? "",
});

const describeValues = ({ lines, invoiceFile }: Contents) => ({
  lines: lines.map(({ name, quantity, kind, valueCents, paidCents, paidCurrency }) => ({
    name,
    quantity,
    kind,
    value: toDecimal(valueCents),
    paid: { amount: toDecimal(paidCents), currency: paidCurrency },
  })),
  invoice: invoiceFile && fileAddress(invoiceFile),
});

const describePayment = (payment: ListedPayment): StaffParcel["payments"][number] => ({
  reference: payment.reference,
  provider_title: payment.providerTitle,
  status: payment.status,
  amount: toDecimal(payment.amountCents),
  refunded: toDecimal(payment.refundedCents),
  created_at: payment.createdAt.toISOString(),
});

/** What the chosen method's price is made of, by today's tariff. */
async function readBasis(
  deps: ForwardingDeps,
  request: ForwardRequest,
  contents: readonly Contents[],
  terms: RequestTerms,
): Promise<StaffParcel["basis"]> {
  if (!request.address || !request.method) return null;
  const tariff = await readTariff(deps, request, request.address.countryId, terms);
  const prices = priceBy(tariff, contents)?.prices ?? [];
  const chosen = prices.find(({ shipping }) => shipping.method === request.method);
  if (!chosen) return null;
  return {
    chargeable_weight: chosen.shipping.chargeableGrams / 1000,
    vat_percent: chosen.customs.vatPercent,
  };
}
