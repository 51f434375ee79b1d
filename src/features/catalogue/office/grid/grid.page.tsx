import { useMemo, useState } from "react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { useT } from "#i18n/use-t.ts";
import { useShortcuts } from "#office-ui/keyboard/shortcuts.store.ts";
import { readListAddress } from "#office-ui/list/list-address.ts";
import { useOfficeFormat } from "#office-ui/marks/use-office-format.ts";
import { officeLanguage } from "#office-ui/me/office-language.ts";
import { OfficePage } from "#office-ui/page/office-page.tsx";
import { ListEmpty } from "#office-ui/page/page-states.tsx";
import { callApi } from "#platform/client/call-api.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { changePrices, type GridEdits } from "../../domain/staff-goods/grid-cells.ts";
import { listGridCall } from "../../price-grid/staff-calls.ts";
import { staffTaxonomyCall } from "../../staff-calls.ts";
import { PRODUCTS_FIELDS, productsInput } from "../products/list/products-query.ts";
import { GridFilters } from "./grid-filters.tsx";
import { GridPreview } from "./grid-preview.tsx";
import { GridSheet } from "./grid-sheet.tsx";
import { useGridPreview } from "./use-grid-preview.ts";
import { useGridSave } from "./use-grid-save.ts";

export async function loader({ request }: LoaderFunctionArgs) {
  const state = readListAddress(new URL(request.url).search, PRODUCTS_FIELDS);
  const language = officeLanguage();
  const [{ rows, next }, { taxonomy }] = await Promise.all([
    callApi(listGridCall, productsInput(state, language)),
    callApi(staffTaxonomyCall, {}),
  ]);
  return { rows, hasMore: next !== null, taxonomy };
}

const NOTHING: GridEdits = new Map();

/** Prices, stock and flags as in a spreadsheet; what would happen stands beside it before anything is saved. */
export default function GridPage() {
  const t = useT();
  const { rows, hasMore, taxonomy } = useLoaderData<typeof loader>();
  const { count } = useOfficeFormat();
  const [edits, setEdits] = useState(NOTHING);
  const preview = useGridPreview(rows, edits, taxonomy.flags);
  const { busy, apply } = useGridSave(preview.sent, () => setEdits(NOTHING));
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
          <span className="num text-ink-3">
            {t("office.grid.count", {
              count: rows.length,
              shown: count(rows.length, hasMore),
            })}
          </span>
          <PercentButton onChange={(percent) => setEdits(changePrices(edits, rows, percent))} />
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
          onEdit={setEdits}
        />
        <GridPreview
          rows={rows}
          preview={preview}
          busy={busy}
          onApply={apply}
          onDiscard={() => setEdits(NOTHING)}
        />
      </div>
    </OfficePage>
  );
}

/** All prices that are shown, by so many per cent. */
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
