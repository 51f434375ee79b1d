import { createContext } from "react-router";

type RenderScope = {
  nonce: string;
  onRenderError: (error: unknown) => void;
  /** Passes the document around React Router's Response: wrapping and unwrapping a body costs more than hashing it. */
  onDocument: (html: NonSharedBuffer) => void;
};

export const renderContext = createContext<RenderScope>();
