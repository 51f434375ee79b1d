import { createContext } from "react-router";

export type RenderScope = { nonce: string; onRenderError: (error: unknown) => void };

export const renderContext = createContext<RenderScope>();
