import { ChevronLeft, ChevronRight } from "lucide-react";
import { Link } from "react-router";
import { useT } from "#i18n/use-t.ts";
import { pageNumbers } from "./page-numbers.ts";

type PaginationProps = { page: number; pages: number; linkTo: (page: number) => string };

/** Links, so that a page can be opened beside, sent and found. */
export function Pagination({ page, pages, linkTo }: PaginationProps) {
  const t = useT();
  if (pages < 2) return null;
  return (
    <nav aria-label={t("ui.pages")} className="flex flex-wrap items-center justify-center gap-1">
      {page > 1 && (
        <Link className="icon-btn" to={linkTo(page - 1)} rel="prev" aria-label={t("ui.previous")}>
          <ChevronLeft className="icon rtl:-scale-x-100" />
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
          <ChevronRight className="icon rtl:-scale-x-100" />
        </Link>
      )}
    </nav>
  );
}
