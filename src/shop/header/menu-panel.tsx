import { useContext } from "react";
import { CategoryColumns } from "#features/catalogue/shop/menu/category-columns.tsx";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { ContactRows } from "../links/contact-rows.tsx";
import { footerColumns } from "../links/footer-columns.ts";
import { PickupPointsContext } from "../links/pickup-points.context.ts";
import { ShellLinkList } from "../links/shell-link.tsx";
import { useShellLinks } from "../links/shell-links.ts";

const BIG =
  "-mx-4 flex min-h-11 items-center rounded-btn px-4 font-strong hover:bg-sunk xl:text-18 " +
  "aria-[current=page]:bg-accent-tint aria-[current=page]:text-accent-text";
const SMALL = "flex min-h-11 items-center hover:underline";

export function MenuPanel({ of }: { of: "everything" | "categories" }) {
  if (of === "everything") return <Everything />;
  return (
    <div className="page py-6">
      <CategoryColumns />
    </div>
  );
}

/** Low enough for a small laptop: pages in one column, goods and help next to it. */
function Everything() {
  const t = useT();
  const { config } = useShell();
  const hasPickupPoints = useContext(PickupPointsContext);
  const { shop, services, company } = useShellLinks();
  const pages = [...services, ...company];
  const help = footerColumns(config, hasPickupPoints)
    .find((column) => column.title === "shell.footer.help")
    ?.links.filter((link) => !pages.some((page) => page.to === link.to));
  return (
    <nav
      className="page grid grid-cols-[1fr_4fr] gap-8 py-4 xl:gap-12"
      aria-label={t("shell.menu")}
    >
      <ShellLinkList links={[...shop, ...pages]} linkClassName={BIG} />
      <div className="grid content-between gap-4">
        {shop.length > 0 && <CategoryColumns />}
        <div className="grid grid-cols-2 items-center gap-x-8 border-t border-line pt-4">
          <div>
            <p className="text-14 text-ink-3">{t("shell.help")}</p>
            <ShellLinkList
              links={help ?? []}
              className="grid grid-cols-2 gap-x-6"
              linkClassName={SMALL}
            />
          </div>
          <div className="rounded-lg bg-accent-tint px-6 py-1">
            <ContactRows />
          </div>
        </div>
      </div>
    </nav>
  );
}
