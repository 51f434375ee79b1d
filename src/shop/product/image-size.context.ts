import { createContext } from "react-router";

/** The size of a picture; zero if it cannot be read (SPEC §8). */
type ReadImageSize = (src: string) => Promise<{ width: number; height: number }>;

export const imageSizeContext = createContext<ReadImageSize>();
