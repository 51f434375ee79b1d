import { toCents } from "#core/money.ts";
import { fail, failField, type Result, succeed } from "#core/result.ts";
import { inTransaction } from "#database/transaction.ts";
import { lockActiveCustomer } from "#features/account/server/lock-active-customer.ts";
import { readTrackingNumber, trackingProblem } from "#features/shipping/domain/tracking-number.ts";
import type { Site } from "#features/sites/domain/site.ts";
import { NOT_LOGGED_IN } from "#platform/auth/session-life.ts";
import type { DeclareInput } from "../../contract.ts";
import { declaredEuros, refuseGoods } from "../../domain/declared-goods.ts";
import { type ForwardRequest, insertRequest, insertStep } from "../forwarding.repository.ts";
import type { ForwardingDeps } from "../forwarding-deps.ts";
import { insertParcel, selectOpenDeclarations } from "../parcels.repository.ts";

export type Declaration = { customerId: number; site: Site; language: string; input: DeclareInput };
type DeclareProblem = "errors.invalid_input" | typeof NOT_LOGGED_IN;

/** Reports an error for each line that cannot be carried. */
function prohibitedLines({ lines }: DeclareInput) {
  const errors = lines.flatMap(({ name, tariff }, at) => {
    const key = refuseGoods({ name, kind: tariff });
    return key ? [{ field: `lines.${at}.name`, key }] : [];
  });
  if (errors.length === 0) return undefined;
  const byField = errors.map(({ field, key }) => [field, [key]]);
  return fail("errors.invalid_input", Object.fromEntries(byField));
}

/** The number is optional, because shops often send it days after the payment. */
function readOptionalNumber({ tracking_number, carrier }: DeclareInput) {
  return tracking_number?.trim()
    ? readTrackingNumber(tracking_number, carrier)
    : { number: null, carrier: carrier ?? ("other" as const) };
}

/** Undefined if the values are in a currency that is not used there. */
function linesInEuros(
  { lines, currency = "EUR" }: DeclareInput,
  context: Parameters<typeof declaredEuros>[2],
) {
  const counted = lines.flatMap(({ name, quantity, value, tariff }) => {
    const paidCents = toCents(value);
    const valueCents = declaredEuros(paidCents, currency, context);
    const paid = { paidCents, paidCurrency: currency };
    return valueCents ? [{ name, quantity, valueCents, ...paid, kind: tariff }] : [];
  });
  return counted.length === lines.length ? counted : undefined;
}

/** Declares a parcel that is on its way to us: its carrier, contents and values. */
export async function declareParcel(
  deps: ForwardingDeps,
  { customerId, site, language, input }: Declaration,
): Promise<Result<ForwardRequest, DeclareProblem>> {
  const tracking = readOptionalNumber(input);
  if (typeof tracking === "string") return failField("tracking_number", trackingProblem(tracking));
  const warehouses = await deps.shipping.listWarehouses();
  const warehouse = warehouses.find(({ code }) => code === input.warehouse);
  if (!warehouse) return failField("warehouse", "validation.invalid");
  const lines = linesInEuros(input, warehouse);
  if (!lines) return failField("currency", "validation.invalid");
  const refused = prohibitedLines(input);
  if (refused) return refused;
  const { invoice } = input;
  if (invoice && (await deps.files.readMetadata(invoice))?.owner !== customerId) {
    return failField("invoice", "validation.invalid");
  }
  return inTransaction(deps.db, async (tx) => {
    if (!(await lockActiveCustomer(tx, customerId))) return fail(NOT_LOGGED_IN);
    // The lock runs one customer's declarations one after another, so that a tracking number is not declared twice.
    await deps.wallet.lockBalance(tx, customerId);
    const { number: trackingNumber, carrier } = tracking;
    if (trackingNumber && (await selectOpenDeclarations(tx, customerId, trackingNumber)) > 0) {
      return failField("tracking_number", "validation.tracking_declared");
    }
    const request = await insertRequest(tx, {
      siteId: site.id,
      customerId,
      warehouseId: warehouse.id,
      language,
    });
    const parcel = {
      requestId: request.id,
      declaredId: request.id,
      shop: input.shop,
      declaredGrams: input.weight === undefined ? null : Math.round(input.weight * 1000),
    };
    await insertParcel(
      tx,
      { ...parcel, carrier, trackingNumber, invoiceFile: invoice ?? null },
      lines,
    );
    const actor = { kind: "customer" as const, id: customerId };
    await insertStep(tx, request.id, { status: "declared", actor, note: "" });
    return succeed(request);
  });
}
