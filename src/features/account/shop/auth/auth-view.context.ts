import { createContext, useContext } from "react";

/** SPEC §2 "Modals": login, register, forgot password. */
export type AuthView = "login" | "register" | "forgot";

/** In the modal one form takes the other's place; on a page each has an address. */
export type SwitchView = (view: AuthView, email: string) => void;

export const SwitchViewContext = createContext<SwitchView | null>(null);
export const useSwitchView = (): SwitchView | null => useContext(SwitchViewContext);
