import { useLoaderData } from "react-router";
import { keyUnder } from "#core/message-key.ts";
import { useT } from "#i18n/use-t.ts";
import { callApi } from "#platform/client/call-api.ts";
import { SelectField } from "#ui/fields/select-field.tsx";
import type { FlagValues } from "../../domain/staff-goods/taxonomy-values.ts";
import { type StaffTaxonomy, staffTaxonomyCall } from "../../staff-calls.ts";
import { createFlagCall, editFlagCall, removeFlagCall } from "../../taxonomy/staff-calls.ts";
import { useWords } from "../use-words.ts";
import { type EntryFields, openEntry } from "./entry-dialog.tsx";
import { EntryList } from "./entry-list.tsx";
import { NameFields } from "./name-fields.tsx";
import { NO_NAMES, nameValues } from "./name-values.ts";

export const loader = () => callApi(staffTaxonomyCall, {});

type Flag = StaffTaxonomy["flags"][number];

export default function FlagsPage() {
  const t = useT();
  const nameOf = useWords();
  const { flags } = useLoaderData<typeof loader>().taxonomy;
  const open = (flag: Flag | undefined) =>
    openEntry<FlagValues>({
      title: flag ? nameOf(flag.names) : t("office.goods.flags_page.new"),
      ...(flag ? { record: `flag:${flag.id}` } : {}),
      loaded: flag ? { ...nameValues(flag.names), type: flag.type } : { ...NO_NAMES, type: "1" },
      fields: (form) => <FlagFields form={form} />,
      save: (edit) => callApi(editFlagCall, { ...edit, id: flag?.id ?? 0 }),
      create: (values) => callApi(createFlagCall, values),
      ...(flag ? { remove: () => callApi(removeFlagCall, { id: flag.id }) } : {}),
    });
  return (
    <EntryList
      title={t("office.goods.flags_page.title")}
      newLabel={t("office.goods.flags_page.new")}
      none={t("office.goods.flags_page.none")}
      entries={flags.map(({ id, names, type }) => ({
        id,
        name: nameOf(names),
        detail: t(keyUnder("office.goods.flags_page.types", type)),
      }))}
      onNew={() => open(undefined)}
      onOpen={(id) => open(flags.find((flag) => flag.id === id))}
    />
  );
}

function FlagFields({ form }: { form: EntryFields<FlagValues> }) {
  const t = useT();
  const types = ["1", "2"] as const;
  return (
    <>
      <NameFields
        nameIn={(language) => form.values[`name.${language}`]}
        errorOf={(language) => form.errorOf(`name.${language}`)}
        onChange={(language, name) => form.set(`name.${language}`, name)}
      />
      <SelectField
        label={t("office.goods.flags_page.type")}
        value={form.values.type}
        options={types.map((value) => ({
          value,
          label: t(keyUnder("office.goods.flags_page.types", value)),
        }))}
        onChoose={(type) => form.set("type", type)}
      />
    </>
  );
}
