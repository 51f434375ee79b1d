import { createContext } from "react-router";
import type { Pro } from "../server/pro.ts";

export const proContext = createContext<Pick<Pro, "listPlansFor" | "describeStatus">>();
