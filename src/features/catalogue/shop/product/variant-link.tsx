import type { ReactNode } from "react";
import { Link } from "react-router";
import { useT } from "#i18n/use-t.ts";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import type { VariantView } from "../../domain/product/product-view.ts";

type VariantLinkProps = {
  variant: VariantView;
  isChosen?: boolean;
  className: string;
  children: ReactNode;
};

/** The same page with another variant. */
export function VariantLink({ variant, isChosen, className, children }: VariantLinkProps) {
  const t = useT();
  const isSoldOut = variant.stock === 0;
  return (
    <Link
      to={`?v=${variant.id}`}
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
