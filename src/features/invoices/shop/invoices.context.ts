import { createContext } from "react-router";
import type { Invoices } from "../server/invoices.ts";

export const invoicesContext = createContext<Invoices>();
