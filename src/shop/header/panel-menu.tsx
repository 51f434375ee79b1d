import { Menu, X } from "lucide-react";
import { type KeyboardEvent, type MouseEvent, useRef } from "react";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { useCloseDetails } from "#ui/use-close-details.ts";
import { ContactRows } from "../links/contact-rows.tsx";
import { footerColumns } from "../links/footer-columns.ts";
import { ShellLinkList } from "../links/shell-link.tsx";
import { useShellLinks } from "../links/use-shell-links.ts";
import { CategoryMenuSlot } from "./header-slots.tsx";

/** A disclosure under the whole header: opens without script, closes on Escape, on a choice and outside. */
export function PanelMenu() {
  const t = useT();
  const details = useRef<HTMLDetailsElement>(null);
  useCloseDetails(details);
  const close = () => {
    if (details.current) details.current.open = false;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !details.current?.open) return;
    event.preventDefault();
    close();
    details.current.querySelector("summary")?.focus();
  };
  const onClick = (event: MouseEvent) => {
    if ((event.target as Element).closest("a")) close();
  };
  return (
    <details ref={details} className="group" onKeyDown={onKeyDown}>
      <summary className="menu-trigger -ms-3 px-3 font-semibold hover:bg-sunk">
        <Menu className="icon group-open:hidden" aria-hidden="true" />
        <X className="icon not-group-open:hidden" aria-hidden="true" />
        {t("shell.menu")}
      </summary>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it listens for what its links are asked. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: links are clicked by their keys too. */}
      <div
        className="absolute inset-x-0 top-full border-t border-line bg-surface shadow-float"
        onClick={onClick}
      >
        <Panel />
      </div>
    </details>
  );
}

function Panel() {
  const t = useT();
  const { config } = useShell();
  const { main, company } = useShellLinks();
  const pages = [...main, ...company];
  const help = footerColumns(config)
    .find((column) => column.title === "shell.footer.help")
    ?.links.filter((link) => !pages.some((page) => page.to === link.to));
  return (
    <nav className="page grid grid-cols-[2fr_1.5fr_2fr] gap-12 py-10" aria-label={t("shell.menu")}>
      <div>
        <CategoryMenuSlot look="list" />
        <ShellLinkList
          links={pages}
          linkClassName="-mx-4 flex min-h-12 items-center rounded-btn px-4 text-22 font-strong hover:bg-sunk aria-[current=page]:bg-accent-tint aria-[current=page]:text-accent-text"
        />
      </div>
      <div>
        <p className="py-2 text-14 text-ink-3">{t("shell.help")}</p>
        <ShellLinkList
          links={help ?? []}
          linkClassName="flex min-h-11 items-center hover:underline"
        />
      </div>
      <div className="self-start rounded-lg bg-accent-tint px-6 py-3">
        <ContactRows />
      </div>
    </nav>
  );
}
