import type { Queryable } from "#database/connect.ts";
import {
  deleteAllExpiredSessions,
  deleteSpentTokens,
} from "#features/account/server/sessions.repository.ts";
import { deleteEventsOlderThan } from "#features/catalogue/server/search-events.repository.ts";
import { deleteMailsSentBefore } from "#features/mail/server/mail.repository.ts";
import { deleteFormerVisitorKeys } from "#features/sites/server/visitor-keys.repository.ts";

/** How long is kept what is of use for a while only. Sessions, tokens and visitors' keys go when they end. */
const KEPT_DAYS = { searchEvents: 90, sentMails: 90 };

/** Every night: what nobody will ask for again. */
export async function sweep(db: Queryable): Promise<void> {
  await deleteEventsOlderThan(db, KEPT_DAYS.searchEvents);
  await deleteMailsSentBefore(db, KEPT_DAYS.sentMails);
  await deleteAllExpiredSessions(db);
  await deleteSpentTokens(db);
  await deleteFormerVisitorKeys(db);
}
