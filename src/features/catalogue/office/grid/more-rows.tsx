import { useNavigation, useSearchParams } from "react-router";
import { useT } from "#i18n/use-t.ts";
import { Button } from "#ui/button.tsx";

/** How many pages of a thousand rows are loaded; a new filter starts with one again. */
const PAGES = "pages";
/** More pages are too much for a browser window and its preview. */
const MOST_PAGES = 20;

export const pagesOf = (search: URLSearchParams): number =>
  Math.min(Math.max(1, Math.trunc(Number(search.get(PAGES))) || 1), MOST_PAGES);

export function MoreRows({ pages }: { pages: number }) {
  const t = useT();
  const { state } = useNavigation();
  const [params, setParams] = useSearchParams();
  if (pages === MOST_PAGES) return null;
  const more = () => {
    const next = new URLSearchParams(params);
    next.set(PAGES, String(pages + 1));
    setParams(next, { replace: true, preventScrollReset: true });
  };
  return (
    <div className="sheet-more">
      <Button busy={state !== "idle"} onClick={more}>
        {t("office.grid.more")}
      </Button>
    </div>
  );
}
