import { createContext } from "react-router";
import type { Shipping } from "../server/shipping.ts";

export const shippingContext = createContext<Shipping>();
