import { useLoaderData } from "react-router";
import { useT } from "#i18n/use-t.ts";
import { callApi } from "#platform/client/call-api.ts";
import type { SizeChartValues } from "../../domain/staff-goods/taxonomy-values.ts";
import { type StaffTaxonomy, staffTaxonomyCall } from "../../staff-calls.ts";
import {
  createSizeChartCall,
  editSizeChartCall,
  removeSizeChartCall,
} from "../../taxonomy/staff-calls.ts";
import { useWords } from "../use-words.ts";
import { type EntryFields, openEntry } from "./entry-dialog.tsx";
import { EntryList } from "./entry-list.tsx";
import { LinesField } from "./lines-field.tsx";
import { readColumns, readRows, writeColumns, writeRows } from "./lines-text.ts";
import { NameFields } from "./name-fields.tsx";
import { NO_NAMES, nameValues } from "./name-values.ts";

export const loader = () => callApi(staffTaxonomyCall, {});

type Chart = StaffTaxonomy["size_charts"][number];
const NEW: SizeChartValues = { ...NO_NAMES, columns: [], rows: [] };

export default function SizeChartsPage() {
  const t = useT();
  const nameOf = useWords();
  const { size_charts: charts } = useLoaderData<typeof loader>().taxonomy;
  const open = (chart: Chart | undefined) =>
    openEntry<SizeChartValues>({
      title: chart ? nameOf(chart.titles) : t("office.goods.charts_page.new"),
      ...(chart ? { record: `size-chart:${chart.slug}` } : {}),
      loaded: chart
        ? { ...nameValues(chart.titles), columns: chart.columns, rows: chart.rows }
        : NEW,
      fields: (form) => <ChartFields form={form} />,
      save: (edit) => callApi(editSizeChartCall, { ...edit, id: chart?.slug ?? "" }),
      create: (values) => callApi(createSizeChartCall, values),
      ...(chart ? { remove: () => callApi(removeSizeChartCall, { id: chart.slug }) } : {}),
    });
  return (
    <EntryList
      title={t("office.goods.charts_page.title")}
      newLabel={t("office.goods.charts_page.new")}
      none={t("office.goods.charts_page.none")}
      entries={charts.map(({ slug, titles, rows }) => ({
        id: slug,
        name: nameOf(titles),
        detail: t("office.goods.charts_page.count", { count: rows.length }),
      }))}
      onNew={() => open(undefined)}
      onOpen={(id) => open(charts.find((chart) => chart.slug === id))}
    />
  );
}

function ChartFields({ form }: { form: EntryFields<SizeChartValues> }) {
  const t = useT();
  return (
    <>
      <NameFields
        nameIn={(language) => form.values[`name.${language}`]}
        errorOf={(language) => form.errorOf(`name.${language}`)}
        onChange={(language, name) => form.set(`name.${language}`, name)}
      />
      <LinesField
        label={t("office.goods.charts_page.columns")}
        value={form.values.columns}
        error={form.errorOf("columns")}
        read={readColumns}
        write={writeColumns}
        onChange={(columns) => form.set("columns", columns)}
      />
      <LinesField
        label={t("office.goods.charts_page.rows")}
        value={form.values.rows}
        error={form.errorOf("rows")}
        read={readRows}
        write={writeRows}
        onChange={(rows) => form.set("rows", rows)}
      />
    </>
  );
}
