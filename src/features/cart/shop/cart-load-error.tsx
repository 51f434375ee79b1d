import { useState } from "react";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Skeleton } from "#ui/loading/skeleton.tsx";
import { cartPath } from "./cart-path.ts";
import { useCartActions } from "./state/use-cart.ts";

/** SPEC §8: the cart counts as empty, but the page must not say that it is. */
export function CartLoadError() {
  const t = useT();
  const { language } = useShell();
  const { retry } = useCartActions();
  const [busy, setBusy] = useState(false);
  const tryAgain = async () => {
    setBusy(true);
    await retry();
    setBusy(false);
  };
  return (
    <div role="alert">
      <EmptyState
        title={t("cart.trouble.title")}
        action={
          <>
            <Button variant="go" busy={busy} className="noscript:hidden" onClick={tryAgain}>
              {t("cart.trouble.retry")}
            </Button>
            <a
              href={cartPath(language)}
              className={buttonClass({ variant: "go" }, "not-noscript:hidden")}
            >
              {t("cart.trouble.retry")}
            </a>
          </>
        }
      >
        {t("cart.trouble.words")}
      </EmptyState>
    </div>
  );
}

/** A placeholder of two lines, which is the size of most carts. */
export function CartSkeleton() {
  return (
    <div className="grid gap-4 py-4" aria-busy="true">
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-24 w-full" />
    </div>
  );
}
