import { createContext } from "react-router";
import type { Content } from "../server/content.ts";

export const contentContext = createContext<Content>();
