import type { Draft } from "./record-edit.ts";

/**
 * Unsaved input of a record, kept in this tab's session storage, so that leaving or reloading the page loses nothing.
 * If the browser forbids storage, a draft lasts only as long as its page.
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

/** Called at logout, so that the next user of this computer sees none of the drafts. */
export function clearDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
    }
  } catch {
    // See above.
  }
}
