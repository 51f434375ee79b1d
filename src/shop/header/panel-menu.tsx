import { Suspense } from "react";
import { useT } from "#i18n/use-t.ts";
import { Disclosure } from "#ui/floating/disclosure.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.ts";

/** Sent whole by the server, and its links work: it wakes up after what is seen first. */
const MenuPanel = lazyPart("menu-panel", async () => (await import("./menu-panel.tsx")).MenuPanel);

type PanelMenuProps = {
  /** All there is of the shop, or its categories with what is below them. */
  of: "everything" | "categories";
  triggerClassName?: string;
};

/** Opens a panel under the whole header. Where a row of words follows, its own word waits for a wide screen. */
export function PanelMenu({ of, triggerClassName }: PanelMenuProps) {
  const t = useT();
  const name = t(of === "everything" ? "shell.menu" : "catalogue.menu.all");
  return (
    <Disclosure
      className="group"
      label={name}
      triggerClassName={triggerClassName}
      trigger={
        <>
          <Icon name="menu" className="group-open:hidden" />
          <Icon name="x" className="not-group-open:hidden" />
          <span className={of === "everything" ? undefined : "max-xl:hidden"}>{name}</span>
        </>
      }
      panelClassName="absolute inset-x-0 top-full max-h-[calc(100dvh-var(--sticky-top,6rem))] overflow-y-auto overscroll-contain border-t border-line bg-surface shadow-float"
    >
      <Suspense>
        <MenuPanel of={of} />
      </Suspense>
    </Disclosure>
  );
}
