import { createContext } from "react-router";
import type { Orders } from "../server/orders.ts";

export const ordersContext = createContext<Orders>();
