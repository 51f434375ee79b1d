import { isOneOf, isRecord, pickFields } from "#core/record.ts";
import { OWN_PREFIX } from "#features/account/shop/session/own-storage.ts";
import { GOODS_KINDS } from "#features/shipping/domain/goods/goods-kind.ts";
import { CARRIERS } from "#features/shipping/domain/tracking-number.ts";
import { DECLARE_LIMITS } from "../../domain/declared-goods.ts";
import { blankLine, type DeclareLine, type DeclareValues } from "./declare-values.ts";

type TabStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** One key per customer, so that the next user of this tab does not see the draft. */
const keyOf = (customerId: number) => `${OWN_PREFIX}declare_draft:${customerId}`;

/** Saves the draft in this tab, because people leave it to look for the shop's mail, and phones unload the page. */
export function writeDeclareDraft(
  customerId: number,
  values: DeclareValues,
  storage: TabStorage,
): void {
  try {
    storage.setItem(keyOf(customerId), JSON.stringify(values));
  } catch {
    // If the storage is full or forbidden, only the draft is lost, not the form.
  }
}

export function clearDeclareDraft(customerId: number, storage: TabStorage): void {
  try {
    storage.removeItem(keyOf(customerId));
  } catch {
    // Nothing to clear if the storage is forbidden.
  }
}

/** Reads only fields of the form, and only values that they can have. */
export function readDeclareDraft(
  customerId: number,
  blank: DeclareValues,
  warehouses: readonly string[],
  storage: TabStorage,
): DeclareValues | undefined {
  try {
    const stored: unknown = JSON.parse(storage.getItem(keyOf(customerId)) ?? "null");
    if (!isRecord(stored)) return undefined;
    const { carrier, invoice, lines, warehouse } = stored;
    if (!isOneOf(warehouses, warehouse) || !Array.isArray(lines)) return undefined;
    const { tracking_number, shop, weight, currency } = { ...blank, ...pickFields(stored, blank) };
    return {
      warehouse,
      currency,
      tracking_number,
      shop,
      weight,
      carrier: isOneOf(CARRIERS, carrier) ? carrier : "",
      lines: lines.slice(0, DECLARE_LIMITS.lines).map(lineOf),
      invoice: isInvoice(invoice) ? invoice : undefined,
    };
  } catch {
    return undefined;
  }
}

function lineOf(stored: unknown, at: number): DeclareLine {
  const blank = blankLine(at + 1);
  if (!isRecord(stored)) return blank;
  const { name, quantity, value } = { ...blank, ...pickFields(stored, blank) };
  const { tariff } = stored;
  return { ...blank, name, quantity, value, tariff: isOneOf(GOODS_KINDS, tariff) ? tariff : "" };
}

const isInvoice = (stored: unknown): stored is NonNullable<DeclareValues["invoice"]> =>
  isRecord(stored) && typeof stored.id === "string" && typeof stored.name === "string";
