import { eq } from "drizzle-orm";
import { utcDay } from "#core/dates.ts";
import { DAY_MS } from "#core/durations.ts";
import { multiplyCents } from "#core/money.ts";
import type { Transaction } from "#database/connect.ts";
import { localDelivery } from "#features/delivery/domain/courier.ts";
import { listCouriers } from "#features/delivery/server/list-couriers.ts";
import { forwardPrices } from "#features/forwarding/domain/forward-price.ts";
import {
  FORWARD_PROGRESS,
  type ForwardActor,
  type ForwardStatus,
} from "#features/forwarding/domain/forward-status.ts";
import { DECLARATION_VERSION } from "#features/forwarding/domain/suite.ts";
import {
  forwardHistory,
  forwardingDeclarations,
  forwardLines,
  forwardParcels,
  forwardRequests,
  suites,
} from "#features/forwarding/server/forwarding.tables.ts";
import { FORWARD_REQUEST } from "#features/forwarding/server/payment/forward-payable.ts";
import { postNumber } from "#features/shipping/domain/tracking-number.ts";
import { listRates } from "#features/shipping/server/list-rates.ts";
import { warehouses } from "#features/shipping/server/shipping.tables.ts";
import { readReferenceIds } from "#features/sites/server/seed/reference-ids.ts";
import { REL_TYPES } from "#features/wallet/domain/entry-types.ts";
import { PROVIDERS } from "#ports/provider-id.ts";
import { CARRIER_TITLE } from "../../sandbox/carrier/carrier-title.ts";
import type { DemoHistory } from "../accounting/demo-history.ts";
import type { PastMove } from "../accounting/insert-moves.ts";
import { insertPastPayment } from "../accounting/insert-past-payment.ts";
import type { CustomerDefinition } from "../customers/customer-builder.ts";
import type { OrderParties } from "../orders/insert-orders.ts";
import { addParcelInvoice } from "./add-parcel-invoice.ts";
import { findJourney, type Journey } from "./find-journey.ts";
import type { ForwardRequestDefinition } from "./forward-request-builder.ts";
import { photosOf } from "./parcel-photos.ts";
import { stepTimes } from "./step-times.ts";

type Owner = CustomerDefinition & { id: number };
type WarehouseRow = typeof warehouses.$inferSelect;
type PastStep = { status: ForwardStatus; at: Date; actorKind: ForwardActor["kind"] };

const ACTORS: Partial<Record<ForwardStatus, ForwardActor["kind"]>> = {
  declared: "customer",
  awaiting_payment: "customer",
  paid: "payment",
};

/** Each step on the way to the current status. */
function pastOf(definition: ForwardRequestDefinition, journey: Journey): PastStep[] {
  const { status } = definition;
  const not = status === "ready_for_pickup" ? "out_for_delivery" : "ready_for_pickup";
  const at = FORWARD_PROGRESS.indexOf(status);
  const way: ForwardStatus[] =
    at < 0
      ? ["declared", "received", status]
      : FORWARD_PROGRESS.slice(0, at + 1).filter(
          (passed) => passed !== not && (passed !== "in_customs" || journey.isImport),
        );
  const times = stepTimes(way, definition, journey.days);
  return way.map((passed, position) => ({
    status: passed,
    at: new Date(Date.now() - (times[position] ?? 0) * DAY_MS),
    actorKind: ACTORS[passed] ?? "staff",
  }));
}

/** Parcels with a past; their owners have a suite and have accepted the declaration. */
export async function insertForwardRequests(
  tx: Transaction,
  definitions: readonly ForwardRequestDefinition[],
  { sites, customers }: OrderParties,
  history: DemoHistory,
): Promise<void> {
  const allWarehouses = await tx.select().from(warehouses);
  for (const definition of definitions) {
    const owner = customers.find(({ email }) => email === definition.email);
    const warehouse = allWarehouses.find(({ code }) => code === definition.warehouse);
    const site = sites.find(({ id }) => id === definition.siteId);
    if (!owner || !warehouse || !site) {
      throw new Error(`Nobody has the parcel of ${definition.email}`);
    }
    const customerId = owner.id;
    await tx.insert(suites).values({ customerId }).onConflictDoNothing();
    const accepted = { customerId, version: DECLARATION_VERSION };
    await tx.insert(forwardingDeclarations).values(accepted).onConflictDoNothing();
    const country = owner.addresses[0]?.country ?? site.defaultCountry;
    const journey = await findJourney(tx, { ...definition, country });
    const steps = pastOf(definition, journey);
    const request = await insertOne(tx, definition, { owner, warehouse, steps });
    const packedAt = steps.find((step) => step.status === "packed")?.at ?? null;
    addParcelInvoice(history, { request, site, owner, packedAt });
    const { id, paidAt } = request;
    const paid = { ...request, kind: FORWARD_REQUEST, subjectId: String(id), currency: "EUR" };
    const payment = await insertPastPayment(tx, { ...paid, fromWallet: definition.fromWallet });
    if (payment && paidAt) history.moves.push(...movesOf(request, payment, { paidAt, packedAt }));
  }
}

type Payment = NonNullable<Awaited<ReturnType<typeof insertPastPayment>>>;

/** Wallet moves as the wallet and `refund-over-estimate.ts` write them. */
function movesOf(
  { id, customerId, refundedCents }: Awaited<ReturnType<typeof insertOne>>,
  { provider, reference, amountCents }: Payment,
  { paidAt, packedAt }: { paidAt: Date; packedAt: Date | null },
): PastMove[] {
  const move = { customerId, relation: { relType: REL_TYPES.forwardRequest, relId: id } };
  const paid = {
    kind: "debit" as const,
    cents: amountCents,
    key: `payment:${reference}`,
    at: paidAt,
  };
  const less = { kind: "credit" as const, cents: refundedCents, key: `forward:${id}:packing` };
  return [
    ...(provider === PROVIDERS.wallet ? [{ ...move, ...paid }] : []),
    ...(refundedCents > 0 && packedAt ? [{ ...move, ...less, at: packedAt }] : []),
  ];
}

async function insertOne(
  tx: Transaction,
  definition: ForwardRequestDefinition,
  { owner, warehouse, steps }: { owner: Owner; warehouse: WarehouseRow; steps: PastStep[] },
) {
  const { status, siteId, box, carrier, trackingNumber, shop, lines } = definition;
  const when = (passed: ForwardStatus) => steps.find((step) => step.status === passed)?.at ?? null;
  const chosenAt = when("awaiting_payment");
  const [request] = await tx
    .insert(forwardRequests)
    .values({
      siteId,
      customerId: owner.id,
      warehouseId: warehouse.id,
      status,
      language: owner.language,
      ...(chosenAt ? await chosenOf(tx, definition, owner) : {}),
      createdAt: steps[0]?.at ?? new Date(),
      chosenAt,
      paidAt: when("paid"),
      deliveredAt: when("delivered"),
    })
    .returning();
  if (!request) throw new Error("A parcel of the demo was not written");
  const requestId = request.id;
  if (when("shipped")) {
    const shipment = { carrier: CARRIER_TITLE, trackingNumber: postNumber("CT", requestId, "EE") };
    await tx.update(forwardRequests).set(shipment).where(eq(forwardRequests.id, requestId));
  }
  const declaredGrams = definition.declaredGrams ?? null;
  const measures = box && {
    grams: box.grams,
    lengthMm: box.lengthCm * 10,
    widthMm: box.widthCm * 10,
    heightMm: box.heightCm * 10,
    receivedAt: when("received"),
    photos: photosOf(shop),
  };
  const [parcel] = await tx
    .insert(forwardParcels)
    .values({
      requestId,
      declaredId: requestId,
      carrier,
      trackingNumber,
      shop,
      declaredGrams,
      ...measures,
    })
    .returning();
  const parcelId = parcel?.id ?? 0;
  await tx
    .insert(forwardLines)
    .values(
      lines.map((line, position) => ({ ...line, ...paidFor(line, warehouse), parcelId, position })),
    );
  await tx.insert(forwardHistory).values(
    steps.map(({ actorKind, ...step }, at) => ({
      ...step,
      note: at === steps.length - 1 ? (definition.note ?? "") : "",
      requestId,
      actorKind,
      actorId: actorKind === "customer" ? owner.id : null,
    })),
  );
  return request;
}

/** What the seller was paid, in the seller's currency. */
const paidFor = ({ valueCents }: { valueCents: number }, warehouse: WarehouseRow) => ({
  paidCents: multiplyCents(valueCents, warehouse.currencyRate),
  paidCurrency: warehouse.currency,
});

/** The chosen shipping, at the cost by today's rates. */
async function chosenOf(tx: Transaction, definition: ForwardRequestDefinition, owner: Owner) {
  const ids = await readReferenceIds(tx);
  const [first] = owner.addresses;
  if (!first || !definition.box) throw new Error(`${owner.email} cannot have chosen a way`);
  const { country, ...address } = first;
  const countryId = ids.country(country);
  const day = utcDay(new Date());
  const origins = await listRates({ db: tx }, { countryId, today: day });
  const origin = origins.find(({ code }) => code === definition.warehouse);
  const { lines, box, method, refundedCents } = definition;
  const journey = { from: origin?.countryIso ?? "", to: country, day };
  const couriers = await listCouriers(
    { db: tx, now: () => new Date() },
    { countryId, siteId: definition.siteId },
  );
  const delivery = localDelivery(couriers);
  const load = { ...journey, parcels: [box], lines, storageCents: 0, delivery };
  const price = forwardPrices(origin?.rates ?? [], load).find(
    ({ shipping }) => shipping.method === method,
  );
  const { firstName, lastName, phoneNumber } = owner;
  return {
    method,
    address: { firstName, lastName, phoneNumber, ...address, countryId },
    shippingCents: price?.shipping.cents ?? 0,
    dutyCents: price?.customs.dutyCents ?? 0,
    vatCents: price?.customs.vatCents ?? 0,
    deliveryCents: price?.deliveryCents ?? 0,
    dueCents: price?.dueCents ?? 0,
    refundedCents,
  };
}
