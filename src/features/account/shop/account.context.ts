import { createContext } from "react-router";
import type { Account } from "../server/account.ts";

/** What customers' own pages show that no API call returns. */
type AccountForPages = Pick<Account, "readParcelMails">;

export const accountContext = createContext<AccountForPages>();
