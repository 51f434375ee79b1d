import type { ComponentProps } from "react";

type PageLinkProps = Omit<ComponentProps<"a">, "href"> & {
  to: string;
  /** The page changes at once, without its animation. */
  isStill?: boolean | undefined;
};

/**
 * A link to another page of the shop, as plain HTML: one listener for all of them (`PageLinks`) prefetches the page
 * of a hovered link and navigates without loading the document. So a list of dozens of links needs no hooks.
 */
export function PageLink({ to, isStill = false, ...rest }: PageLinkProps) {
  return <a {...rest} href={to} data-page-link={isStill ? "still" : ""} />;
}
