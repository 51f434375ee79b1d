import { createContext } from "react-router";
import type { Forwarding } from "../server/forwarding.ts";

export const forwardingContext = createContext<Forwarding>();
