import { type ReactNode, useId } from "react";
import { classNames } from "#ui/class-names.ts";

type OfficePanelProps = {
  title?: string;
  count?: number;
  /** Shown at the end of the panel's header. */
  aside?: ReactNode;
  /** One of many panels with possibly equal titles: an article, because landmarks need different names. */
  isEntry?: boolean;
  className?: string;
  children: ReactNode;
};

/** A box of the page. Panels are never nested. */
export function OfficePanel(props: OfficePanelProps) {
  const { title, count, aside, isEntry, className, children } = props;
  const titleId = useId();
  const Element = isEntry ? "article" : "section";
  return (
    <Element
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
    </Element>
  );
}
