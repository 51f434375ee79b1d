import type { Draft } from "./record-edit.ts";

/**
 * What is typed into a record and not saved, kept in this tab: leaving the page or reloading it loses nothing.
 * Storage may be forbidden; then a draft lasts as long as its page.
 */
const PREFIX = "office-draft:";

export function readDraft(record: string): Draft {
  try {
    return JSON.parse(sessionStorage.getItem(PREFIX + record) ?? "{}");
  } catch {
    return {};
  }
}

export function storeDraft(record: string, draft: Draft): void {
  try {
    if (Object.keys(draft).length === 0) sessionStorage.removeItem(PREFIX + record);
    else sessionStorage.setItem(PREFIX + record, JSON.stringify(draft));
  } catch {
    // See above.
  }
}

/** With the session: whoever sits down next sees nothing of it. */
export function clearDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
    }
  } catch {
    // See above.
  }
}
