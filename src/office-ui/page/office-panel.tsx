import { type ReactNode, useId } from "react";
import { classNames } from "#ui/class-names.ts";

type OfficePanelProps = {
  title?: string;
  count?: number;
  /** At the end of its head. */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** One level of boxes: panels lie on the page, never in each other. */
export function OfficePanel({ title, count, aside, className, children }: OfficePanelProps) {
  const titleId = useId();
  return (
    <section
      className={classNames("office-panel", className)}
      aria-labelledby={title ? titleId : undefined}
    >
      {title && (
        <div className="office-panel-head">
          <h2 id={titleId}>{title}</h2>
          {count !== undefined && <span className="num text-ink-3">{count}</span>}
          {aside && <div className="office-panel-aside">{aside}</div>}
        </div>
      )}
      {children}
    </section>
  );
}
