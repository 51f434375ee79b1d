import { createContext } from "react-router";

/** How large a picture is; zero where that cannot be read (SPEC §8). */
type ReadImageSize = (src: string) => Promise<{ width: number; height: number }>;

export const imageSizeContext = createContext<ReadImageSize>();
