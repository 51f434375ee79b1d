import { useEffect, useEffectEvent, useState } from "react";
import { PrefetchPageLinks, useNavigate } from "react-router";

/** A pointer that only passes over a link does not count. */
const INTENT_MS = 100;

/** One listener handles every `PageLink` of the document, in the same way as each of the router's own links. */
export function PageLinks() {
  const navigate = useNavigate();
  const follow = useEffectEvent((event: MouseEvent) => {
    const link = linkAt(event.target);
    if (!link || event.defaultPrevented || !isOwnClick(event, link)) return;
    event.preventDefault();
    const { pathname, search, hash } = link;
    const replace = link.href === window.location.href;
    const viewTransition = link.dataset.pageLink !== "still";
    void navigate({ pathname, search, hash }, { replace, viewTransition });
  });
  useEffect(() => {
    window.addEventListener("click", follow);
    return () => window.removeEventListener("click", follow);
  }, []);
  const page = usePointedAt();
  return page === null ? null : <PrefetchPageLinks page={page} />;
}

const linkAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>("a[data-page-link]") : null;

/** The browser itself opens new tabs and windows. */
const isOwnClick = (event: MouseEvent, { target, origin }: HTMLAnchorElement) =>
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
  (target === "" || target === "_self") &&
  origin === window.location.origin;

/** The page of the link under the pointer or finger, or with the focus. */
function usePointedAt(): string | null {
  const [page, setPage] = useState<string | null>(null);
  useEffect(() => {
    const listening = new AbortController();
    const options = { passive: true, signal: listening.signal };
    let pointedAt: { link: HTMLAnchorElement; by: string } | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const point = (link: HTMLAnchorElement | null, by: string) => {
      if (link === (pointedAt?.link ?? null)) return;
      // When a page scrolls to the focused element, another element comes under the resting pointer.
      if (!link && pointedAt?.by !== by) return;
      pointedAt = link && { link, by };
      clearTimeout(timer);
      if (!link) return setPage(null);
      timer = setTimeout(() => setPage(link.pathname + link.search), INTENT_MS);
    };
    for (const onto of ["mouseover", "focusin", "touchstart"]) {
      window.addEventListener(onto, ({ target }) => point(linkAt(target), onto), options);
    }
    window.addEventListener("focusout", () => point(null, "focusin"), options);
    return () => {
      listening.abort();
      clearTimeout(timer);
    };
  }, []);
  return page;
}
