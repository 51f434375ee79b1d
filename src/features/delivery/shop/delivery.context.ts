import { createContext } from "react-router";
import type { Delivery } from "../server/delivery.ts";

export const deliveryContext = createContext<Delivery>();
