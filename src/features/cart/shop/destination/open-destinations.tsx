import type { ReactNode } from "react";
import { useT } from "#i18n/use-t.ts";
import { Dialog } from "#ui/floating/dialog.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { openModal } from "#ui/modal-stack/modal-stack.store.ts";
import { Notice } from "#ui/notice.tsx";
import { useCart } from "../state/use-cart.ts";
import { type DestinationLink, useDestinations } from "./use-destinations.ts";

/** A list of countries, each with its shop; `children` are other choices in the same dialog. */
function DestinationDialog({ children }: { children?: ReactNode }) {
  const t = useT();
  const { items } = useCart();
  const destinations = useDestinations();
  return (
    <Dialog title={t(children ? "shell.destination.title" : "shell.destination.country")}>
      <p className="text-14 text-ink-2">
        {t(destinations?.length === 1 ? "shell.destination.only" : "shell.destination.why")}
        {items.length > 0 && destinations?.length !== 1 && ` ${t("shell.destination.cart")}`}
      </p>
      {destinations === null && (
        <div className="mt-4">
          <Notice kind="warn">{t("shell.destination.failed")}</Notice>
        </div>
      )}
      <ul
        className={`mt-4 border-t border-line ${destinations?.length === 1 ? "" : "min-h-80"}`}
        aria-busy={destinations === undefined}
      >
        {destinations?.map((one) => (
          <li key={one.country.id} className="border-b border-line">
            <DestinationRow destination={one} />
          </li>
        ))}
      </ul>
      {children && <div className="mt-6 grid gap-2">{children}</div>}
    </Dialog>
  );
}

const ROW = "-mx-3 flex min-h-15 items-center gap-4 rounded-md px-3";

function DestinationRow({ destination }: { destination: DestinationLink }) {
  const t = useT();
  const { country, site, href, is_here } = destination;
  const words = (
    <span className="min-w-0 flex-1 py-1.5">
      <span className="block font-semibold">{country.title}</span>
      <span className="block text-14 text-ink-2">
        {site
          ? [site.name, site.languages.join(", ")].join(" · ")
          : t(is_here ? "shell.destination.here" : "shell.destination.at_checkout")}
      </span>
    </span>
  );
  if (!href) {
    return (
      <p className={ROW} aria-current={is_here || undefined}>
        {words}
        {is_here && <Icon name="check" className="text-good" />}
      </p>
    );
  }
  return (
    <a href={href} className={`${ROW} hover:bg-sunk`}>
      {words}
      <Icon name="chevron-right" className="text-ink-3 rtl:rotate-180" />
    </a>
  );
}

export function openDestinations(alsoChosen?: ReactNode): void {
  openModal("destinations", <DestinationDialog>{alsoChosen}</DestinationDialog>);
}
