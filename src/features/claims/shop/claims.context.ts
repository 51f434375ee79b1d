import { createContext } from "react-router";
import type { Claims } from "../server/claims.ts";

export const claimsContext = createContext<Claims>();
