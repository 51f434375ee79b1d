import { createContext } from "react-router";
import type { Account } from "../server/account.ts";

/** What a customer's own pages show and no call tells. */
type AccountForPages = Pick<Account, "readParcelMails">;

export const accountContext = createContext<AccountForPages>();
