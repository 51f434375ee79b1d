import type { Database } from "#database/connect.ts";
import { deleteMailsSentBefore } from "./mail.repository.ts";

export function purgeSentMails(db: Database, retentionDays: number): Promise<void> {
  return deleteMailsSentBefore(db, retentionDays);
}
