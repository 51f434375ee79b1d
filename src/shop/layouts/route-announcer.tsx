import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/**
 * A browser does this by itself for a full load, not for a page that script shows: the title is said,
 * and the keyboard goes on from the page's start, or from the part the address names.
 */
export function RouteAnnouncer() {
  const { key, pathname, hash } = useLocation();
  const former = useRef({ key, pathname });
  const [title, setTitle] = useState("");

  useEffect(() => {
    const { key: formerKey, pathname: formerPath } = former.current;
    former.current = { key, pathname };
    if (key === formerKey || (pathname === formerPath && !hash)) return;
    if (pathname !== formerPath) setTitle(document.title);
    // Modals that close on the way give the focus back first.
    const timer = setTimeout(() => moveFocusTo(hash.slice(1) || "main"));
    return () => clearTimeout(timer);
  }, [key, pathname, hash]);

  return (
    <p className="visually-hidden" aria-live="polite" data-stays-live="">
      {title}
    </p>
  );
}

function moveFocusTo(id: string): void {
  const target = document.getElementById(id) ?? document.getElementById("main");
  if (!target || target.contains(document.activeElement)) return;
  // Whoever has opened a menu while the page arrived goes on there: without the focus it would close.
  if (document.activeElement?.closest("details[open]")) return;
  if (!target.hasAttribute("tabindex")) target.setAttribute("tabindex", "-1");
  target.focus({ preventScroll: true });
}
