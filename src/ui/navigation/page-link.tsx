import type { ComponentProps } from "react";

type PageLinkProps = Omit<ComponentProps<"a">, "href"> & {
  to: string;
  /** The page changes at once, without its animation. */
  isStill?: boolean | undefined;
};

/**
 * A link to another page of the shop, as plain as HTML: one listener for all of them (`PageLinks`) fetches
 * ahead what one points at and goes there without loading the document. A list of dozens needs no hook.
 */
export function PageLink({ to, isStill = false, ...rest }: PageLinkProps) {
  return <a {...rest} href={to} data-page-link={isStill ? "still" : ""} />;
}
