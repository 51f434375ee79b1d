import { createContext, useContext } from "react";

/** Path patterns of the pages that the user may open, for components that link to records. */
export const OpenPathsContext = createContext<readonly string[]>([]);

export const useOpenPaths = () => useContext(OpenPathsContext);
