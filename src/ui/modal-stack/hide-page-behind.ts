/**
 * Makes everything outside `host` inert and stops the page from scrolling; returns what undoes it.
 * Elements marked `data-stays-live` (toasts) can still be read and used over a modal.
 */
export function hidePageBehind(host: Element): () => void {
  const silenced: Element[] = [];
  for (
    let level = host;
    level !== document.body && level.parentElement;
    level = level.parentElement
  ) {
    for (const sibling of level.parentElement.children) {
      if (sibling === level || sibling.matches("script, style, link, [data-stays-live], [inert]"))
        continue;
      sibling.setAttribute("inert", "");
      silenced.push(sibling);
    }
  }
  const { documentElement: root } = document;
  root.style.setProperty("--scrollbar", `${window.innerWidth - root.clientWidth}px`);
  root.dataset.scrollLocked = "";
  return () => {
    for (const element of silenced) element.removeAttribute("inert");
    root.style.removeProperty("--scrollbar");
    delete root.dataset.scrollLocked;
  };
}
