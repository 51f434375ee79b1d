import type { ReactNode } from "react";
import { Icon } from "./icon/icon.tsx";

type AccordionItemProps = {
  title: ReactNode;
  children: ReactNode;
  open?: boolean;
  /** Items of the same name close each other. */
  name?: string;
};

/** A native details element: works without JavaScript, and the browser's page search finds its content. */
export function AccordionItem({ title, children, open, name }: AccordionItemProps) {
  return (
    <details className="accordion" open={open} name={name}>
      <summary>
        {title}
        <Icon name="chevron-down" />
      </summary>
      <div className="pb-5 text-ink-2">{children}</div>
    </details>
  );
}
