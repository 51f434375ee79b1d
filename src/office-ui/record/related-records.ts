import { createContext } from "react";
import type { MessageKey } from "#core/message-key.ts";
import type { GuardedCall } from "../me/may-call.ts";

/** The record whose page is open. */
export type RelatedTo = {
  order: { id: number; isQuote: boolean; trackingNumbers: readonly string[] };
};

export type RelatedRecord = { number: string; to: string; state?: MessageKey };

/** How a feature finds its records that belong to another feature's record: by its own call. */
export type RelatedSource = {
  title: MessageKey;
  /** Asked only for users who may make this call. */
  call: GuardedCall;
  find: (record: RelatedTo) => Promise<RelatedRecord[]>;
};

/** The sources of all features: a record's page may not import features of higher rank. */
export const RelatedContext = createContext<readonly RelatedSource[]>([]);
