import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { ChipLink } from "#ui/chip.tsx";
import { quotesPath } from "./quotes-path.ts";

/** Switches between the quotes of this store and those of all stores. */
export function StoresChoice({ isAll: chosen }: { isAll: boolean }) {
  const t = useT();
  const { language, config } = useShell();
  return (
    <nav aria-label={t("quotes.list.stores")} className="mb-5 flex flex-wrap gap-2">
      {[false, true].map((isAll) => (
        <ChipLink
          key={String(isAll)}
          to={quotesPath(language, { isAll })}
          aria-current={isAll === chosen ? "true" : undefined}
          className={isAll === chosen ? "chip-on" : undefined}
          preventScrollReset
        >
          {isAll ? t("quotes.list.all_stores") : config.site.name}
        </ChipLink>
      ))}
    </nav>
  );
}
