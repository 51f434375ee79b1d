import { isRecord, pickFields } from "#core/record.ts";
import { OWN_PREFIX } from "#features/account/shop/session/own-storage.ts";

type TopUpDraft = { amount: string; payment_id: string };
type TabStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const KEY = `${OWN_PREFIX}top_up_draft`;

/** What is paid in, for whoever comes back from the provider: in this tab alone, until they log out. */
export function saveTopUpDraft({ amount, payment_id }: TopUpDraft, storage: TabStorage): void {
  try {
    storage.setItem(KEY, JSON.stringify({ amount, payment_id }));
  } catch {
    // A full or forbidden store costs the draft, not the payment.
  }
}

/** Read once; whoever comes to the page anew begins anew. */
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
