import { createContext, useContext } from "react";

export type OpenedModal = { id: string; close: () => void };

export const ModalContext = createContext<OpenedModal | null>(null);

/** The modal this component is shown in; null when it stands on a page of its own. */
export const useModal = (): OpenedModal | null => useContext(ModalContext);
