import { createContext } from "react-router";
import type { Account } from "../server/account.ts";

/** What a customer's own pages ask for their first paint; what they change, they change by calls. */
export type AccountForPages = Pick<
  Account,
  | "describeUser"
  | "listAddresses"
  | "listSessions"
  | "isSubscribed"
  | "readParcelMails"
  | "exportPersonalData"
>;

export const accountContext = createContext<AccountForPages>();
