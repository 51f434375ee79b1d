import type { MouseEvent } from "react";
import { Link } from "react-router";
import { useT } from "#i18n/use-t.ts";
import { classNames } from "#ui/class-names.ts";
import { explicitRole } from "#ui/table/explicit-role.ts";
import { isWide, type ListColumn, type ListDescription } from "./list-description.ts";

type ListRowProps<Row> = {
  row: Row;
  list: Pick<ListDescription<Row>, "rowId" | "rowLabel" | "rowTo">;
  columns: readonly ListColumn<Row>[];
  isSelected: boolean;
  isCurrent: boolean;
  /** Undefined if rows cannot be selected. */
  onSelect: ((id: string, isRange: boolean) => void) | undefined;
};

/** One row. The same markup is a table row on a large screen and a card on a phone. */
export function ListRow<Row>({
  row,
  list,
  columns,
  isSelected,
  isCurrent,
  onSelect,
}: ListRowProps<Row>) {
  const t = useT();
  const id = list.rowId(row);
  const label = list.rowLabel(row);
  const [first, ...others] = columns;
  const onClick = (event: MouseEvent) => onSelect?.(id, event.shiftKey);
  return (
    <tr
      {...explicitRole("row")}
      className={classNames(
        "list-row",
        isSelected && "list-row-selected",
        isCurrent && "list-row-current",
      )}
      data-row={id}
      aria-selected={onSelect && isSelected}
    >
      {onSelect && (
        <td {...explicitRole("cell")} className="list-row-box">
          <label className="box-tap">
            <input
              type="checkbox"
              className="box"
              aria-label={t("office.list.select_row", { name: label })}
              checked={isSelected}
              readOnly
              onClick={onClick}
            />
          </label>
        </td>
      )}
      {first && (
        <td {...explicitRole("cell")} data-card={first.card ?? "below"} className="num font-medium">
          <Link to={list.rowTo(row)} className="list-link">
            {first.render(row)}
          </Link>
        </td>
      )}
      {others.map((column) => (
        <td
          key={column.key}
          {...explicitRole("cell")}
          data-card={column.card}
          data-unit={column.card && column.unit}
          className={classNames(column.numeric && "num text-end", isWide(column) && "list-wide")}
        >
          {column.render(row)}
        </td>
      ))}
    </tr>
  );
}
