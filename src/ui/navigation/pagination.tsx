import { Link } from "react-router";
import { useT } from "#i18n/use-t.ts";
import { Icon } from "../icon/icon.tsx";

type PaginationProps = { page: number; pages: number; linkTo: (page: number) => string };

/** Links, so that a page can be opened in a new tab, shared and found. */
export function Pagination({ page, pages, linkTo }: PaginationProps) {
  const t = useT();
  if (pages < 2) return null;
  return (
    <nav aria-label={t("ui.pages")} className="flex flex-wrap items-center justify-center gap-1">
      {page > 1 && (
        <Link className="icon-btn" to={linkTo(page - 1)} rel="prev" aria-label={t("ui.previous")}>
          <Icon name="chevron-left" className="rtl:-scale-x-100" />
        </Link>
      )}
      <span className="num px-2 text-14 sm:hidden">
        {t("ui.page_of", { number: page, total: pages })}
      </span>
      {pageNumbers(page, pages).map((number, at) =>
        number === 0 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no other name.
          <span key={`gap-${at}`} className="px-1 text-ink-3 max-sm:hidden">
            …
          </span>
        ) : (
          <Link
            key={number}
            className="page-number num max-sm:hidden"
            to={linkTo(number)}
            aria-label={t("ui.page_number", { number })}
            aria-current={number === page ? "page" : undefined}
          >
            {number}
          </Link>
        ),
      )}
      {page < pages && (
        <Link className="icon-btn" to={linkTo(page + 1)} rel="next" aria-label={t("ui.next")}>
          <Icon name="chevron-right" className="rtl:-scale-x-100" />
        </Link>
      )}
    </nav>
  );
}

/** The page numbers to show; 0 stands for a gap. */
export function pageNumbers(page: number, pages: number): number[] {
  const wanted = new Set([1, pages, page - 1, page, page + 1]);
  // For a gap of one page, its number is shorter.
  if (page - 3 === 1) wanted.add(2);
  if (page + 3 === pages) wanted.add(pages - 1);
  const numbers = [...wanted].filter((n) => n >= 1 && n <= pages).sort((a, b) => a - b);
  return numbers.flatMap((n, at) => (at > 0 && n - (numbers[at - 1] ?? 0) > 1 ? [0, n] : [n]));
}
