import { AccountButton } from "#features/account/shop/header/account-button.tsx";
import { useT } from "#i18n/use-t.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { openModal } from "#ui/modal-stack/modal-stack.store.ts";
import { HomeLink } from "../links/home-link.tsx";
import { CartSlot, SearchButtonSlot } from "./header-slots.tsx";

export type CompactVariant = "menu-at-start" | "menu-at-end" | "centred-logo";

/** The logo shrinks, so that every button keeps its size; on the smallest phones the account is in the menu. */
const NARROW = "max-[420px]:[--logo-size:5.2vw]";

/** The single row for phones and tablets. */
export function CompactRow({ look }: { look: CompactVariant }) {
  const own = (
    <>
      <span className="contents max-[359px]:hidden">
        <AccountButton />
      </span>
      <CartSlot />
    </>
  );
  if (look === "centred-logo") {
    // The same number of buttons on either side, or the logo would not be in the middle.
    return (
      <div className="page grid min-h-16 grid-cols-[1fr_auto_1fr] items-center lg:hidden">
        <div className="-ms-3 flex">
          <MenuButton side="start" />
          <SearchButtonSlot />
        </div>
        <HomeLink className={NARROW} />
        <div className="-me-3 flex justify-end">{own}</div>
      </div>
    );
  }
  const atStart = look === "menu-at-start";
  return (
    <div className="page flex min-h-16 items-center sm:gap-1 lg:hidden">
      {atStart && (
        <div className="-ms-3">
          <MenuButton side="start" />
        </div>
      )}
      <HomeLink className={`me-auto ${NARROW}`} />
      <SearchButtonSlot />
      {own}
      {!atStart && (
        <div className="-me-3">
          <MenuButton side="end" />
        </div>
      )}
    </div>
  );
}

/** Opens the drawer; without script it is a link to the same pages in the footer. */
function MenuButton({ side }: { side: "start" | "end" }) {
  const t = useT();
  const icon = <Icon name="menu" />;
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
