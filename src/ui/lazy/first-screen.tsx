import { type ReactNode, Suspense, useState } from "react";

/** Read only once: with another result after hydration, React would render the server's HTML again. */
const isSentByServer = () => import.meta.env.SSR || !("alive" in document.documentElement.dataset);

/**
 * For a lazy part that is seen first. The server's HTML stays until its script is loaded. After client-side
 * navigation the page waits for it, since a part that appears later would push everything down.
 */
export function FirstScreen({ children }: { children: ReactNode }) {
  const [isSent] = useState(isSentByServer);
  return isSent ? <Suspense>{children}</Suspense> : children;
}
