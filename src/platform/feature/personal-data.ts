import type { MessageKey } from "#core/message-key.ts";
import type { Database, Transaction } from "#database/connect.ts";

export type Person = { customerId: number; email: string };

/** With what else they are known by, which goes with them. */
export type ErasedPerson = Person & { firstName: string; lastName: string; phoneNumber: string };

/** For what is known only from the rows that are erased. */
type AfterCommit = (work: () => Promise<void>) => void;

/** What every feature that stores something about a customer hands to the account, by name. */
export type PersonalData = {
  /** Everything that is stored, in words that its owner understands. */
  export?: (db: Database, person: Person) => Promise<unknown>;
  /** Says what must be settled first: a balance, a parcel on its way. */
  findErasureBlocker?: (tx: Transaction, person: Person) => Promise<MessageKey | undefined>;
  /** In the transaction that erases the customer; what the law asks for stays. */
  erase?: (tx: Transaction, person: ErasedPerson, afterCommit: AfterCommit) => Promise<void>;
  /** After it is committed: copies outside of the database, and what was written from what others still saw. */
  eraseCopies?: (person: ErasedPerson) => Promise<void>;
};
export type PersonalDataOf = Readonly<Record<string, PersonalData>>;

/** Two features under one name: one of them would be neither exported nor erased. */
export function joinPersonalData(parts: readonly PersonalDataOf[]): PersonalDataOf {
  const joined: Record<string, PersonalData> = {};
  for (const [name, data] of parts.flatMap((part) => Object.entries(part))) {
    if (joined[name]) throw new Error(`Two features declare the personal data "${name}"`);
    joined[name] = data;
  }
  return joined;
}
