import { useEffect } from "react";
import { useOptionalShell } from "#features/sites/shop/use-shell.ts";
import { ignoreMissingChunk, nextTask } from "#ui/lazy/lazy-part.ts";

/** Stands once, around all pages; what it does comes when the page is awake. */
export function useCartWatch(): void {
  const shell = useOptionalShell();
  useEffect(() => {
    if (!shell) return;
    void nextTask()
      .then(() => import("../state/watch-cart.ts").catch(ignoreMissingChunk))
      .then(({ watchCart }) => watchCart(shell));
  }, [shell]);
}
