import { createContext, useContext } from "react";

/** Patterns of the pages that somebody may open, for parts that link to records. */
export const OpenPathsContext = createContext<readonly string[]>([]);

export const useOpenPaths = () => useContext(OpenPathsContext);
