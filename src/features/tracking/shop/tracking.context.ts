import { createContext } from "react-router";
import type { Tracking } from "../server/tracking.ts";

export const trackingContext = createContext<Tracking>();
