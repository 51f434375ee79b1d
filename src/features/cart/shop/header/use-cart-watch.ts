import { useEffect } from "react";
import { useOptionalShell } from "#features/sites/shop/use-shell.ts";
import { neverResolve } from "#ui/later/never-resolve.ts";
import { ownTask } from "#ui/later/own-task.ts";

/** Stands once, around all pages; what it does comes when the page is awake. */
export function useCartWatch(): void {
  const shell = useOptionalShell();
  useEffect(() => {
    if (!shell) return;
    void ownTask()
      .then(() => import("../state/watch-cart.ts").catch(neverResolve))
      .then(({ watchCart }) => watchCart(shell));
  }, [shell]);
}
