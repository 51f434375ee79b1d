import { isRecord, pickFields } from "#core/record.ts";
import { OWN_PREFIX } from "#features/account/shop/session/own-storage.ts";

type TopUpDraft = { amount: string; payment_id: string };
type TabStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const KEY = `${OWN_PREFIX}top_up_draft`;

/** Stores the amount for payers who come back from the provider: in this tab only, until they log out. */
export function saveTopUpDraft({ amount, payment_id }: TopUpDraft, storage: TabStorage): void {
  try {
    storage.setItem(KEY, JSON.stringify({ amount, payment_id }));
  } catch {
    // If the storage is full or forbidden, only the draft is lost, not the payment.
  }
}

/** Read once; a new visit to the page starts empty. */
export function consumeTopUpDraft(
  fields: TopUpDraft,
  isBack: boolean,
  storage: TabStorage,
): Partial<TopUpDraft> {
  try {
    const stored: unknown = JSON.parse(storage.getItem(KEY) ?? "null");
    storage.removeItem(KEY);
    return isBack && isRecord(stored) ? pickFields(stored, fields) : {};
  } catch {
    return {};
  }
}

/** The document was reached by the browser's Back. */
export const isBackNavigation = (): boolean =>
  performance
    .getEntriesByType("navigation")
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === "back_forward");
