import type { ReactNode } from "react";
import { Link } from "react-router";
import { useT } from "#i18n/use-t.ts";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";

type VariantLinkProps = {
  /** The query that selects the variant. */
  to: string;
  isChosen?: boolean;
  isSoldOut?: boolean;
  className: string;
  children: ReactNode;
};

/** A link to the same page with another variant. */
export function VariantLink(props: VariantLinkProps) {
  const { to, isChosen, isSoldOut, className, children } = props;
  const t = useT();
  return (
    <Link
      to={to}
      replace
      preventScrollReset
      className={className}
      aria-current={isChosen ? "true" : undefined}
      data-sold-out={isSoldOut ? "" : undefined}
    >
      {children}
      {isSoldOut && <VisuallyHidden> ({t("catalogue.sold_out")})</VisuallyHidden>}
    </Link>
  );
}
