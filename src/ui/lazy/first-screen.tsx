import { type ReactNode, Suspense, useState } from "react";

/** Asked once: a second render, when the page is alive, would have React make anew what was sent. */
const isSentByServer = () => import.meta.env.SSR || !("alive" in document.documentElement.dataset);

/**
 * Around a lazy part that is seen first. What the server sent stays until its script is there; a page that
 * script shows waits for it, since a part that comes afterwards would push everything down.
 */
export function FirstScreen({ children }: { children: ReactNode }) {
  const [isSent] = useState(isSentByServer);
  return isSent ? <Suspense>{children}</Suspense> : children;
}
