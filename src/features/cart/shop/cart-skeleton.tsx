import { Skeleton } from "#ui/loading/skeleton.tsx";

/** Two lines, as most carts have them. */
export function CartSkeleton() {
  return (
    <div className="grid gap-4 py-4" aria-busy="true">
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-24 w-full" />
    </div>
  );
}
