import { useLoaderData } from "react-router";
import { useT } from "#i18n/use-t.ts";
import { callApi } from "#platform/client/call-api.ts";
import { TextField } from "#ui/fields/text-field.tsx";
import type { SellerValues } from "../../domain/staff-goods/taxonomy-values.ts";
import { type StaffTaxonomy, staffTaxonomyCall } from "../../staff-calls.ts";
import { createSellerCall, editSellerCall, removeSellerCall } from "../../taxonomy/staff-calls.ts";
import { openEntry } from "./entry-dialog.tsx";
import { EntryList } from "./entry-list.tsx";

export const loader = () => callApi(staffTaxonomyCall, {});

export default function SellersPage() {
  const t = useT();
  const { sellers } = useLoaderData<typeof loader>().taxonomy;
  const open = (seller: StaffTaxonomy["sellers"][number] | undefined) =>
    openEntry<SellerValues>({
      title: seller?.name ?? t("office.goods.sellers_page.new"),
      ...(seller ? { record: `seller:${seller.id}` } : {}),
      loaded: { name: seller?.name ?? "" },
      fields: (form) => (
        <TextField
          label={t("office.goods.name")}
          value={form.values.name}
          error={form.errorOf("name")}
          onChange={({ target }) => form.set("name", target.value)}
        />
      ),
      save: (edit) => callApi(editSellerCall, { ...edit, id: seller?.id ?? 0 }),
      create: (values) => callApi(createSellerCall, values),
      ...(seller ? { remove: () => callApi(removeSellerCall, { id: seller.id }) } : {}),
    });
  return (
    <EntryList
      title={t("office.goods.sellers_page.title")}
      newLabel={t("office.goods.sellers_page.new")}
      none={t("office.goods.sellers_page.none")}
      entries={sellers.map(({ id, name, slug }) => ({ id, name, detail: slug }))}
      onNew={() => open(undefined)}
      onOpen={(id) => open(sellers.find((seller) => seller.id === id))}
    />
  );
}
