import { type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { customers } from "./account.tables.ts";

type Person = { firstName: AnyPgColumn; lastName: AnyPgColumn; email: AnyPgColumn };

/** Null for a person without a name. */
export const fullName = ({ firstName, lastName }: Person = customers): SQL<string | null> =>
  sql<string | null>`nullif(btrim(${firstName} || ' ' || ${lastName}), '')`;

/** The name of a staff member, or the e-mail if there is no name. */
export const nameOrEmail = (person: Person = customers): SQL<string> =>
  sql<string>`coalesce(${fullName(person)}, ${person.email}, '')`;
