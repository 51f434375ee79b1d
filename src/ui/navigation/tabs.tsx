import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { nextTab } from "./next-tab.ts";

type Tab = { id: string; label: ReactNode; content: ReactNode };

type TabsProps = { label: string; tabs: readonly Tab[]; initial?: string };

/**
 * One stop for the Tab key; arrow keys move within. Every panel is in the page, so that search engines read all of
 * them.
 */
export function Tabs({ label, tabs, initial }: TabsProps) {
  const baseId = useId();
  const list = useRef<HTMLDivElement>(null);
  const [selected, setSelected] = useState(initial ?? tabs[0]?.id);
  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.id === selected);
    const rightToLeft = getComputedStyle(event.currentTarget).direction === "rtl";
    const next = nextTab(event.key, at, tabs.length, rightToLeft);
    if (next === undefined) return;
    event.preventDefault();
    setSelected(tabs[next]?.id);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };
  return (
    <div>
      <div ref={list} role="tablist" aria-label={label} className="tab-list" onKeyDown={onKeyDown}>
        {tabs.map(({ id, label: words }) => (
          <button
            key={id}
            type="button"
            role="tab"
            className="tab"
            id={`${baseId}-${id}`}
            aria-selected={id === selected}
            aria-controls={`${baseId}-${id}-panel`}
            tabIndex={id === selected ? 0 : -1}
            onClick={() => setSelected(id)}
          >
            {words}
          </button>
        ))}
      </div>
      {tabs.map(({ id, content }) => (
        <div
          key={id}
          role="tabpanel"
          id={`${baseId}-${id}-panel`}
          aria-labelledby={`${baseId}-${id}`}
          hidden={id !== selected}
          className="pt-5"
        >
          {content}
        </div>
      ))}
    </div>
  );
}
