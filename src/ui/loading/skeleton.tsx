import { classNames } from "../class-names.ts";

type SkeletonProps = {
  /** text: as high as a line of text; block: the size of its classes; pic: square, with the brand's corners. */
  shape?: "text" | "block" | "pic";
  className?: string;
};

/** Has the shape of the content to come. Put `aria-busy` on the region that waits. */
export function Skeleton({ shape = "block", className }: SkeletonProps) {
  return (
    <span className={classNames("skeleton", `skeleton-${shape}`, className)} aria-hidden="true" />
  );
}

export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <span className="grid gap-1" aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name.
          key={line}
          shape="text"
          className={line === lines - 1 && lines > 1 ? "w-3/5" : "w-full"}
        />
      ))}
    </span>
  );
}
