import { createContext } from "react-router";
import type { KnownPayer } from "../server/show-payment.ts";

/** Who looks at the page, as payments know them. */
export const payerContext = createContext<() => Promise<KnownPayer>>();
