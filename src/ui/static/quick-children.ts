import type { ReactNode } from "react";
import { toHtml } from "./to-html.ts";

/**
 * An element's children as props. On the server they are HTML, which is several times as fast as React; in the
 * browser React hydrates these same elements, with their handlers.
 */
export const quickChildren = (children: ReactNode) =>
  import.meta.env.SSR ? { dangerouslySetInnerHTML: { __html: toHtml(children) } } : { children };
