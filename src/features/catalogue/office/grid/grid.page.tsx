import { useMemo, useState } from "react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { useT } from "#i18n/use-t.ts";
import { useShortcuts } from "#office-ui/keyboard/shortcuts.store.ts";
import { readListAddress } from "#office-ui/list/list-address.ts";
import { Tag } from "#office-ui/marks/tag.tsx";
import { useOfficeFormat } from "#office-ui/marks/use-office-format.ts";
import { officeLanguage } from "#office-ui/me/office-language.ts";
import { OfficePage } from "#office-ui/page/office-page.tsx";
import { ListEmpty } from "#office-ui/page/page-states.tsx";
import { callApi } from "#platform/client/call-api.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { changePrices } from "../../domain/staff-goods/grid-cells.ts";
import { listGridCall } from "../../price-grid/staff-calls.ts";
import { staffTaxonomyCall } from "../../staff-calls.ts";
import { PRODUCTS_FIELDS, productsInput } from "../products/list/products-query.ts";
import { GridFilters } from "./grid-filters.tsx";
import { GridPreview } from "./grid-preview.tsx";
import { GridSheet } from "./grid-sheet.tsx";
import { loadRows } from "./load-rows.ts";
import { MoreRows, pagesOf } from "./more-rows.tsx";
import { useGridDraft, useGridDraftNotice } from "./use-grid-draft.ts";
import { useGridPreview } from "./use-grid-preview.ts";
import { useGridSave } from "./use-grid-save.ts";

export async function loader({ request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams;
  const state = readListAddress(search, PRODUCTS_FIELDS);
  const language = officeLanguage();
  const pages = pagesOf(search);
  const [listed, { taxonomy }] = await Promise.all([
    loadRows((after) => callApi(listGridCall, productsInput(state, language, after)), pages),
    callApi(staffTaxonomyCall, {}),
  ]);
  return { ...listed, pages, taxonomy };
}

/** Edits prices, stock and flags as in a spreadsheet, with a preview of the changes before they are saved. */
export default function GridPage() {
  const t = useT();
  const { rows, hasMore, pages, taxonomy } = useLoaderData<typeof loader>();
  const { count } = useOfficeFormat();
  const { draft, change, edit, discard } = useGridDraft(rows);
  const { edits } = draft;
  const preview = useGridPreview(rows, draft, taxonomy.flags);
  const { busy, apply } = useGridSave({ preview, draft, change });
  useGridDraftNotice(draft, busy);
  const shortcuts = useMemo(
    () => [{ keys: "ctrl+enter", label: t("office.grid.apply"), run: apply, hint: true }],
    [t, apply],
  );
  useShortcuts(shortcuts);
  return (
    <OfficePage
      title={t("office.grid.title")}
      showsAddress
      actions={
        <>
          {edits.size > 0 && <Tag tone="warn">{t("office.form.unsaved")}</Tag>}
          <span className="num text-ink-3">
            {t("office.grid.count", {
              count: rows.length,
              shown: count(rows.length, hasMore),
            })}
          </span>
          <PercentButton onChange={(percent) => edit(changePrices(edits, rows, percent))} />
        </>
      }
    >
      <GridFilters taxonomy={taxonomy} />
      <div className="grid-desktop-only">
        <ListEmpty
          title={t("office.grid.desk")}
          action={<ButtonLink to="/products">{t("office.grid.desk_to")}</ButtonLink>}
        >
          {t("office.grid.desk_text")}
        </ListEmpty>
      </div>
      <div className="grid-frame">
        <GridSheet
          rows={rows}
          flags={taxonomy.flags}
          edits={edits}
          outcomes={preview.outcomes}
          unread={preview.unread}
          onEdit={edit}
          foot={hasMore && <MoreRows pages={pages} />}
        />
        <GridPreview
          rows={rows}
          preview={preview}
          busy={busy}
          onApply={apply}
          onDiscard={discard}
        />
      </div>
    </OfficePage>
  );
}

/** Changes all shown prices by a percentage. */
function PercentButton({ onChange }: { onChange: (percent: number) => void }) {
  const t = useT();
  const [text, setText] = useState("");
  const percent = Number(text.replace(",", ".").replace("−", "-"));
  const isGood = text.trim() !== "" && Number.isFinite(percent) && percent > -100;
  return (
    <form
      className="grid-percent"
      onSubmit={(event) => {
        event.preventDefault();
        if (isGood) onChange(percent);
      }}
    >
      <input
        className="input num"
        aria-label={t("office.grid.percent")}
        placeholder="+10 %"
        inputMode="decimal"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" disabled={!isGood}>
        {t("office.grid.percent_do")}
      </Button>
    </form>
  );
}
