import type { ReactNode } from "react";

type EmptyStateProps = { title: string; children?: ReactNode; action?: ReactNode };

/** Says what could be here, and how to get it here. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="grid grid-cols-1 justify-items-start gap-3 py-8 sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-x-8">
      <OpenParcel />
      <div className="max-w-[46ch] self-center">
        <h2 className="h3 wrap-anywhere">{title}</h2>
        {children && <div className="mt-2 text-18 text-ink-2">{children}</div>}
        {action && <div className="mt-4 flex flex-wrap gap-3">{action}</div>}
      </div>
    </div>
  );
}

function OpenParcel() {
  return (
    <svg viewBox="0 0 112 88" width="112" height="88" aria-hidden="true" className="text-ink">
      <path d="M8 78h96" className="stroke-line-2" strokeWidth="2" />
      <path d="M24 34h64v44H24z" className="fill-sunk" />
      <path d="M50 34h12v16l-2.4-2-2.4 2-2.4-2-2.4 2-2.4-2z" className="fill-accent" />
      <g fill="none" stroke="currentColor" strokeWidth="2" strokeLinejoin="round">
        <path d="M24 34h64v44H24z" />
        <path d="M24 34L10 20l32-4 14 18M88 34l14-14-32-4-14 18" className="fill-surface" />
      </g>
    </svg>
  );
}
