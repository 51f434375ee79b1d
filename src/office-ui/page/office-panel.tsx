import { type ReactNode, useId } from "react";
import { classNames } from "#ui/class-names.ts";

type OfficePanelProps = {
  title?: string;
  count?: number;
  /** At the end of its head. */
  aside?: ReactNode;
  /** One of many that may have the same title: it is no landmark, whose names have to differ. */
  isEntry?: boolean;
  className?: string;
  children: ReactNode;
};

/** One level of boxes: panels lie on the page, never in each other. */
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
