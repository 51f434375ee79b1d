import { createContext, useContext } from "react";

/** Given by the server's renderer; the browser has none and needs none. */
export const NonceContext = createContext<string | undefined>(undefined);

export const useNonce = (): string | undefined => useContext(NonceContext);
