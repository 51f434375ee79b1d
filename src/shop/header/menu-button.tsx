import { Menu } from "lucide-react";
import { useT } from "#i18n/use-t.ts";
import { openModal } from "#ui/modal-stack/modals.ts";

/** Opens the drawer; without script it is a link to the same pages in the footer. */
export function MenuButton({ side }: { side: "start" | "end" }) {
  const t = useT();
  const icon = <Menu className="icon" aria-hidden="true" />;
  const open = async () => {
    const { MenuDrawer } = await import("./menu-drawer.tsx");
    openModal("menu", <MenuDrawer side={side} />);
  };
  return (
    <>
      <button
        type="button"
        className="icon-btn noscript:hidden"
        aria-label={t("shell.menu")}
        aria-haspopup="dialog"
        onClick={open}
      >
        {icon}
      </button>
      <a href="#footer" className="icon-btn not-noscript:hidden" aria-label={t("shell.menu")}>
        {icon}
      </a>
    </>
  );
}
