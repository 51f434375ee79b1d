import { formatDate, utcDay } from "#core/dates.ts";
import { toDecimal } from "#core/money.ts";
import { toPostalAddressFields } from "#features/account/server/addresses/address-fields.ts";
import { describePapers } from "#features/invoices/server/describe-papers.ts";
import { isImport } from "#features/shipping/domain/import-charges.ts";
import { countryCode } from "#features/sites/domain/site.ts";
import type { ForwardDetails, ForwardOffer, ForwardParcel } from "../../contract.ts";
import type { ForwardPrice } from "../../domain/forward-price.ts";
import { canChooseShipping, forwardNumber, hasPrice } from "../../domain/forward-status.ts";
import { photoAddress } from "../../domain/parcel-photo.ts";
import { type ForwardRequest, selectSteps } from "../forwarding.repository.ts";
import type { ForwardingDeps } from "../forwarding-deps.ts";
import { type Contents, type ParcelRow, selectContents } from "../parcels.repository.ts";
import { describeStorage } from "../storage/describe-storage.ts";
import { type RequestTerms, requestTerms } from "../storage/stored-parcels.ts";
import { summariseRequest } from "./list-requests.ts";
import { destinationOfRequest, priceBy, readTariff } from "./read-tariff.ts";

/** Describes a request for its owner: contents, status and next step. */
export async function describeRequest(
  deps: ForwardingDeps,
  request: ForwardRequest,
): Promise<ForwardDetails> {
  const contents = (await selectContents(deps.db, [request.id])).get(request.id) ?? [];
  const known = await requestTerms(deps, request);
  const { warehouse, terms } = known;
  const site = deps.findSite(request.siteId);
  const { timeZone } = site;
  const to = await destinationOfRequest(deps, request);
  const steps = await selectSteps(deps.db, request.id);
  const storage = describeStorage(request, contents, terms, utcDay(deps.now()));
  return {
    ...summariseRequest(request, contents, warehouse.code),
    contents: contents.map((parcel) => describeParcel(parcel, timeZone)),
    history: steps.map(({ at, ...step }) => ({ ...step, at: at.toISOString() })),
    address: request.address && toPostalAddressFields(request.address),
    price: describePrice(request),
    offers: await listOffers(deps, request, contents, known),
    storage: storage && { ...storage, per_day: toDecimal(terms.centsPerDay) },
    shipment:
      request.carrier && request.trackingNumber
        ? { carrier: request.carrier, tracking_number: request.trackingNumber }
        : null,
    merged_into: request.mergedInto,
    meets_customs: isImport(warehouse.countryIso, countryCode(site, to)),
    ...(await describePapers(deps.db, { kind: "forward_request", id: request.id })),
  };
}

function describeParcel(parcel: Contents, timeZone: string): ForwardParcel {
  const { receivedAt } = parcel;
  return {
    number: forwardNumber(parcel.declaredId),
    tracking_number: parcel.trackingNumber,
    carrier: parcel.carrier,
    shop: parcel.shop,
    lines: parcel.lines.map(({ name, quantity, valueCents, kind, paidCents, paidCurrency }) => ({
      name,
      quantity,
      value: toDecimal(valueCents),
      tariff: kind,
      paid: { amount: toDecimal(paidCents), currency: paidCurrency },
    })),
    measures: describeMeasures(parcel),
    photos: parcel.photos.map((photo) => photoAddress(photo, "large")),
    invoice: parcel.invoiceFile && fileAddress(parcel.invoiceFile),
    received_on: receivedAt && formatDate(receivedAt, timeZone),
  };
}

/** In kilograms and centimetres; null until the parcel has arrived. */
export function describeMeasures({ grams, lengthMm, widthMm, heightMm }: ParcelRow) {
  if (grams === null || lengthMm === null || widthMm === null || heightMm === null) return null;
  return {
    weight: grams / 1000,
    length: lengthMm / 10,
    width: widthMm / 10,
    height: heightMm / 10,
  };
}

export const fileAddress = (id: string): string => `/api/files/${id}`;

export function describePrice(request: ForwardRequest): ForwardDetails["price"] {
  if (!hasPrice(request)) return null;
  return {
    shipping: toDecimal(request.shippingCents),
    shipping_discount: toDecimal(request.shippingDiscountCents),
    duty: toDecimal(request.dutyCents),
    vat: toDecimal(request.vatCents),
    storage: toDecimal(request.storageCents),
    delivery: toDecimal(request.deliveryCents),
    fee: toDecimal(request.feeCents),
    total: toDecimal(request.dueCents + request.feeCents),
    refunded: toDecimal(request.refundedCents),
  };
}

export async function listOffers(
  deps: ForwardingDeps,
  request: ForwardRequest,
  contents: readonly Contents[],
  known: RequestTerms,
): Promise<ForwardOffer[]> {
  if (!canChooseShipping(request.status)) return [];
  const countryId = await destinationOfRequest(deps, request);
  const priced = priceBy(await readTariff(deps, request, countryId, known), contents);
  return (priced?.prices ?? []).map(toOffer);
}

function toOffer(price: ForwardPrice): ForwardOffer {
  const { shipping, customs, storageCents, dueCents } = price;
  return {
    method: shipping.method,
    shipping: toDecimal(price.shippingCents),
    shipping_discount: toDecimal(price.discountCents),
    duty: toDecimal(customs.dutyCents),
    vat: toDecimal(customs.vatCents),
    vat_percent: customs.vatPercent,
    storage: toDecimal(storageCents),
    delivery: toDecimal(price.deliveryCents),
    total: toDecimal(dueCents),
    chargeable_weight: shipping.chargeableGrams / 1000,
    days: price.days,
  };
}
