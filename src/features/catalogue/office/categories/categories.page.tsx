import { type DragEvent, type KeyboardEvent, useState } from "react";
import { useLoaderData } from "react-router";
import { useT } from "#i18n/use-t.ts";
import { useAction } from "#office-ui/calls/use-action.ts";
import { OfficeIcon } from "#office-ui/icon/office-icon.tsx";
import { OfficePage } from "#office-ui/page/office-page.tsx";
import { OfficePanel } from "#office-ui/page/office-panel.tsx";
import { callApi } from "#platform/client/call-api.ts";
import { Button } from "#ui/button.tsx";
import { type Move, moveByKey, moveCategory } from "../../domain/staff-goods/move-category.ts";
import { type StaffTaxonomy, staffTaxonomyCall } from "../../staff-calls.ts";
import { moveCategoryCall } from "../../taxonomy/staff-calls.ts";
import { treeOf } from "../category-options.ts";
import { useWords } from "../use-words.ts";
import { openCategory, openNewCategory } from "./category-dialog.tsx";

export const loader = () => callApi(staffTaxonomyCall, {});

/** One tree per set of category ids; a site shows one of the sets. */
export default function CategoriesPage() {
  const t = useT();
  const { taxonomy } = useLoaderData<typeof loader>();
  const sets = [...new Set([1, ...taxonomy.categories.map(({ set }) => set)])].toSorted();
  return (
    <OfficePage
      title={t("office.goods.categories.title")}
      actions={
        <Button
          variant="go"
          onClick={() => openNewCategory(t("office.goods.categories.new"), taxonomy)}
        >
          <OfficeIcon name="plus" />
          {t("office.goods.categories.new")}
        </Button>
      }
    >
      <div className="office-body">
        <p className="text-ink-2">{t("office.goods.categories.hint")}</p>
        <div className="grid items-start gap-4 xl:grid-cols-2">
          {sets.map((set) => (
            <CategoryTree key={set} set={set} taxonomy={taxonomy} />
          ))}
        </div>
      </div>
    </OfficePage>
  );
}

type TreeProps = { set: number; taxonomy: StaffTaxonomy };

const MOVES = { ArrowUp: "up", ArrowDown: "down", ArrowRight: "in", ArrowLeft: "out" } as const;
const isMove = (key: string): key is keyof typeof MOVES => key in MOVES;

/** Moved by Alt and arrow keys, or by dragging: dropped on a row's upper part it goes before it, otherwise under it. */
function CategoryTree({ set, taxonomy }: TreeProps) {
  const t = useT();
  const nameOf = useWords();
  const { run } = useAction();
  const [dragged, setDragged] = useState<number>();
  const placed = taxonomy.categories.map((one) => ({ ...one, parentId: one.parent_id }));
  const rows = treeOf(taxonomy.categories, set);
  const move = ({ id, parentId, beforeId }: Move) => {
    const input = { id, parent_id: parentId, before_id: beforeId };
    const name = nameOf(taxonomy.categories.find((one) => one.id === id)?.names ?? {});
    void run(() => callApi(moveCategoryCall, input), t("office.goods.categories.moved", { name }));
  };
  const onKeyDown = (id: number) => (event: KeyboardEvent) => {
    if (!event.altKey || !isMove(event.key)) return;
    event.preventDefault();
    const wanted = moveByKey(placed, id, MOVES[event.key]);
    if (wanted) move(wanted);
  };
  const moveTo = (
    target: StaffTaxonomy["categories"][number],
    event: DragEvent,
  ): Move | undefined => {
    if (dragged === undefined) return undefined;
    const { top, height } = event.currentTarget.getBoundingClientRect();
    const isBefore = event.clientY < top + height / 3;
    const wanted = isBefore
      ? { id: dragged, parentId: target.parent_id, beforeId: target.id }
      : { id: dragged, parentId: target.id, beforeId: null };
    return moveCategory(placed, wanted) && wanted;
  };
  return (
    <OfficePanel title={t("office.goods.categories.tree", { set })} count={rows.length}>
      {rows.map(({ category, depth }) => (
        <button
          key={category.id}
          type="button"
          draggable
          className="entry-row"
          style={{ paddingInlineStart: `${16 + depth * 24}px` }}
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Alt+ArrowLeft Alt+ArrowRight"
          onClick={() => openCategory(category, taxonomy)}
          onKeyDown={onKeyDown(category.id)}
          onDragStart={() => setDragged(category.id)}
          onDragEnd={() => setDragged(undefined)}
          onDragOver={(event) => moveTo(category, event) && event.preventDefault()}
          onDrop={(event) => {
            const wanted = moveTo(category, event);
            setDragged(undefined);
            if (wanted) move(wanted);
          }}
        >
          <span className="min-w-0 flex-1 truncate">{nameOf(category.names)}</span>
          <span className="text-ink-3">{category.slug}</span>
        </button>
      ))}
      {rows.length === 0 && (
        <p className="border-t border-line p-4 text-ink-2">{t("office.goods.categories.none")}</p>
      )}
    </OfficePanel>
  );
}
