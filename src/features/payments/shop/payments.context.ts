import { createContext } from "react-router";
import type { Payments } from "../server/payments.ts";

export const paymentsContext = createContext<Payments>();
