import { createContext, useContext } from "react";

/** SPEC §2 "Modals": login, register, forgot password. */
export type AuthView = "login" | "register" | "forgot";

/** In a modal one form replaces the other; as a page each has a URL. */
export type SwitchView = (view: AuthView, email: string) => void;

export const SwitchViewContext = createContext<SwitchView | null>(null);
export const useSwitchView = (): SwitchView | null => useContext(SwitchViewContext);
