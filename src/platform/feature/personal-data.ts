import type { MessageKey } from "#core/message-key.ts";
import type { Database, Transaction } from "#database/connect.ts";

export type Person = { customerId: number; email: string };

/** Also the other data that identifies the person, which is erased as well. */
export type ErasedPerson = Person & { firstName: string; lastName: string; phoneNumber: string };

/** For work that needs data which only the erased rows have. */
type AfterCommit = (work: () => Promise<void>) => void;

/** What every feature that stores data about a customer gives to the account feature, keyed by name. */
export type PersonalData = {
  /** Everything that is stored about the person, in words that they understand. */
  export?: (db: Database, person: Person) => Promise<unknown>;
  /** Returns what must be settled before erasing: a balance, a parcel on its way. */
  findErasureBlocker?: (tx: Transaction, person: Person) => Promise<MessageKey | undefined>;
  /** Runs in the transaction that erases the customer; keeps what the law requires. */
  erase?: (tx: Transaction, person: ErasedPerson, afterCommit: AfterCommit) => Promise<void>;
  /** Runs after the commit: removes copies outside the database, and rows that other processes wrote from old data. */
  eraseCopies?: (person: ErasedPerson) => Promise<void>;
};
export type PersonalDataOf = Readonly<Record<string, PersonalData>>;

/** Throws if two features use one name, because one of them would be neither exported nor erased. */
export function joinPersonalData(parts: readonly PersonalDataOf[]): PersonalDataOf {
  const joined: Record<string, PersonalData> = {};
  for (const [name, data] of parts.flatMap((part) => Object.entries(part))) {
    if (joined[name]) throw new Error(`Two features declare the personal data "${name}"`);
    joined[name] = data;
  }
  return joined;
}
