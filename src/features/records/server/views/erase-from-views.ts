import type { Transaction } from "#database/connect.ts";
import { hasEmail, hasEmailInQuery } from "../../domain/has-email.ts";
import {
  blankVersions,
  deleteViews,
  selectViewVersions,
  selectWordsOfViews,
} from "../records.repository.ts";

/** Views that look for somebody who is erased, their own or of others, and what versions keep of such views. */
export async function eraseFromViews(tx: Transaction, email: string): Promise<void> {
  const names = (words: Record<string, unknown> | null): boolean =>
    hasEmail(String(words?.title ?? ""), email) ||
    hasEmailInQuery(String(words?.query ?? ""), email);
  const views = (await selectWordsOfViews(tx)).filter(names);
  await deleteViews(
    tx,
    views.map(({ id }) => id),
  );
  const versions = await selectViewVersions(tx);
  const naming = versions.filter(({ before, after }) => names(before) || names(after));
  await blankVersions(
    tx,
    naming.map(({ id }) => id),
  );
}
