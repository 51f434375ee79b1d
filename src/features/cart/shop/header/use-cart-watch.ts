import { useEffect } from "react";
import { useOptionalShell } from "#features/sites/shop/use-shell.ts";
import { ignoreMissingChunk, nextTask } from "#ui/lazy/lazy-part.ts";

/** Used once, around all pages; its code is loaded after hydration. */
export function useCartWatch(): void {
  const shell = useOptionalShell();
  useEffect(() => {
    if (!shell) return;
    void nextTask()
      .then(() => import("../state/watch-cart.ts").catch(ignoreMissingChunk))
      .then(({ watchCart }) => watchCart(shell));
  }, [shell]);
}
