import type { Transaction } from "#database/connect.ts";
import { type NamedPerson, namesPerson, namesPersonInQuery } from "../../domain/names-person.ts";
import {
  blankVersions,
  deleteViews,
  selectViewVersions,
  selectWordsOfViews,
} from "../records.repository.ts";

/** Deletes views that search for the erased person, whoever owns them, and blanks the versions of such views. */
export async function eraseFromViews(tx: Transaction, person: NamedPerson): Promise<void> {
  const names = (words: Record<string, unknown> | null): boolean =>
    namesPerson(String(words?.title ?? ""), person) ||
    namesPersonInQuery(String(words?.query ?? ""), person);
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
