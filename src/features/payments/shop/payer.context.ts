import { createContext } from "react-router";
import type { KnownPayer } from "../server/show-payment.ts";

/** The current visitor, as payments identify them. */
export const payerContext = createContext<() => Promise<KnownPayer>>();
