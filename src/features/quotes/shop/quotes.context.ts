import { createContext } from "react-router";
import type { Quotes } from "../server/quotes.ts";

export const quotesContext = createContext<Pick<Quotes, "estimateLines">>();
