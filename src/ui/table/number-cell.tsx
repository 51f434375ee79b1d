import type { ReactNode } from "react";
import { Link } from "react-router";

type NumberCellProps = {
  to: string;
  /** What the link is called where the number alone says too little. */
  label?: string;
  /** When it was made, for machines; `day` is the same for people. */
  at: string;
  day: string;
  children: ReactNode;
};

/** The first cell of most tables: the number under which a thing is known, and below it its day. */
export function NumberCell({ to, label, at, day, children }: NumberCellProps) {
  return (
    <span className="block">
      <Link
        to={to}
        className="link inline-flex min-h-(--tap) items-center font-semibold"
        aria-label={label}
      >
        {children}
      </Link>
      <time dateTime={at} className="num block text-14 text-ink-2">
        {day}
      </time>
    </span>
  );
}
