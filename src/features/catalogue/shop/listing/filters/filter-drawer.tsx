import { useT } from "#i18n/use-t.ts";
import { Button } from "#ui/button.tsx";
import { Drawer } from "#ui/floating/drawer.tsx";
import { useModal } from "#ui/modal-stack/modal-stack.store.ts";
import { useStore } from "#ui/store.ts";
import { chosenFilters, clearFilters } from "../../../domain/listing/listing-filters.ts";
import { listingOnScreen } from "../listing.store.ts";
import { FilterForm } from "./filter-form.tsx";

/** The same filters in a drawer for phones, with the number of products that they leave. */
export function FilterDrawer() {
  const t = useT();
  const modal = useModal();
  const listing = useStore(listingOnScreen);
  if (!listing) return null;
  const { address, view, isPending, go } = listing;
  const isFiltered = chosenFilters(address).length > 0;
  return (
    <Drawer
      title={t("catalogue.filters.title")}
      footer={
        <div className="flex gap-3">
          <Button className="px-3" disabled={!isFiltered} onClick={() => go(clearFilters(address))}>
            {t("catalogue.filters.clear")}
          </Button>
          <Button className="px-3" variant="go" wide busy={isPending} onClick={modal?.close}>
            {t("catalogue.filters.show", { count: view.total })}
          </Button>
        </div>
      }
    >
      <FilterForm listing={listing} />
    </Drawer>
  );
}
