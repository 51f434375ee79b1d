import { Menu, X } from "lucide-react";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { Disclosure } from "#ui/floating/disclosure.tsx";
import { ContactRows } from "../links/contact-rows.tsx";
import { footerColumns } from "../links/footer-columns.ts";
import { ShellLinkList } from "../links/shell-link.tsx";
import { useShellLinks } from "../links/use-shell-links.ts";
import { CategoryMenuSlot } from "./header-slots.tsx";

const BIG =
  "-mx-4 flex min-h-12 items-center rounded-btn px-4 text-18 font-strong hover:bg-sunk " +
  "aria-[current=page]:bg-accent-tint aria-[current=page]:text-accent-text";

/** Opens a panel under the whole header. */
export function PanelMenu() {
  const t = useT();
  return (
    <Disclosure
      className="group"
      triggerClassName="-ms-3 px-3 font-semibold hover:bg-sunk"
      trigger={
        <>
          <Menu className="icon group-open:hidden" aria-hidden="true" />
          <X className="icon not-group-open:hidden" aria-hidden="true" />
          {t("shell.menu")}
        </>
      }
      panelClassName="max-h-[calc(100dvh-6rem)] overflow-y-auto absolute inset-x-0 top-full border-t border-line bg-surface shadow-float"
    >
      <Panel />
    </Disclosure>
  );
}

function Panel() {
  const t = useT();
  const { config } = useShell();
  const { shop, services, company } = useShellLinks();
  const pages = [...services, ...company];
  const help = footerColumns(config)
    .find((column) => column.title === "shell.footer.help")
    ?.links.filter((link) => !pages.some((page) => page.to === link.to));
  return (
    <nav className="page" aria-label={t("shell.menu")}>
      {shop.length > 0 && (
        <div className="grid grid-cols-[1fr_4fr] gap-12 border-b border-line py-8">
          <ShellLinkList links={shop} linkClassName={BIG} />
          <CategoryMenuSlot look="panel" />
        </div>
      )}
      <div className="grid grid-cols-[2fr_1.5fr_2fr] gap-12 py-8">
        <ShellLinkList links={pages} linkClassName={BIG} />
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
      </div>
    </nav>
  );
}
