import { isOneOf, isRecord, pickFields } from "#core/record.ts";
import { OWN_PREFIX } from "#features/account/shop/session/own-storage.ts";
import { GOODS_KINDS } from "#features/shipping/domain/goods/goods-kind.ts";
import { CARRIERS } from "#features/shipping/domain/tracking-number.ts";
import { DECLARE_LIMITS } from "../../domain/declared-goods.ts";
import { blankLine, type DeclareLine, type DeclareValues } from "./declare-values.ts";

type TabStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** One for each customer: whoever logs in next in this tab does not read it. */
const keyOf = (customerId: number) => `${OWN_PREFIX}declare_draft:${customerId}`;

/** What is typed stays in this tab: people leave it to look for the shop's mail, and phones forget the page. */
export function writeDeclareDraft(
  customerId: number,
  values: DeclareValues,
  storage: TabStorage,
): void {
  try {
    storage.setItem(keyOf(customerId), JSON.stringify(values));
  } catch {
    // A full or forbidden store costs the draft, not the form.
  }
}

export function clearDeclareDraft(customerId: number, storage: TabStorage): void {
  try {
    storage.removeItem(keyOf(customerId));
  } catch {
    // As above.
  }
}

/** Only fields of the form, and only what they can hold. */
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
    const { tracking_number, shop, currency } = { ...blank, ...pickFields(stored, blank) };
    return {
      warehouse,
      currency,
      tracking_number,
      shop,
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
