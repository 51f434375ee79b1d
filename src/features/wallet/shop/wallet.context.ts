import { createContext } from "react-router";
import type { Wallet } from "../server/wallet.ts";

export const walletContext = createContext<Wallet>();
