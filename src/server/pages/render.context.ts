import { createContext } from "react-router";

export type RenderScope = {
  /** Asked once the loaders have run: a page that may be kept has no nonce. */
  nonce: (status: number) => string | undefined;
  onRenderError: (error: unknown) => void;
  /** The document goes past Router's Response: wrapping and unwrapping a body costs more than hashing it. */
  onDocument: (html: Buffer) => void;
};

export const renderContext = createContext<RenderScope>();
