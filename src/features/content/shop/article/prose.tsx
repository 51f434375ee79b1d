import type { MouseEvent } from "react";
import { useNavigate } from "react-router";
import { classNames } from "#ui/class-names.ts";
import "./prose.css";

type ProseProps = {
  html: string;
  /** The first paragraph introduces the rest. */
  lead?: boolean;
  /** For use inside another element, such as an opened question. */
  small?: boolean;
};

/** A text rendered from Markdown; links to our own pages navigate without a reload. */
export function Prose({ html, lead, small }: ProseProps) {
  const navigate = useNavigate();
  const followLink = (event: MouseEvent<HTMLElement>) => {
    const path = ownPath(event);
    if (!path) return;
    event.preventDefault();
    navigate(path, { viewTransition: true });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is operated
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    <div
      className={classNames("prose", lead && "prose-lead", small && "prose-small")}
      onClick={followLink}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from Markdown with raw HTML off
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/** Undefined if the browser should handle the click: another site, a new tab, a download. */
function ownPath(event: MouseEvent<HTMLElement>): string | undefined {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const href = link?.getAttribute("href");
  const isPlainClick = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey);
  return isPlainClick && !event.altKey && href?.startsWith("/") ? href : undefined;
}
