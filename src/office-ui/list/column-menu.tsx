import { useState } from "react";
import { useT } from "#i18n/use-t.ts";
import { Checkbox } from "#ui/fields/checkbox.tsx";
import { OfficeIcon } from "../icon/office-icon.tsx";
import { Popover } from "../page/popover.tsx";
import type { ListColumn } from "./list-description.ts";

type ColumnMenuProps<Row> = {
  columns: readonly ListColumn<Row>[];
  isShown: (key: string) => boolean;
  onToggle: (key: string) => void;
};

export function ColumnMenu<Row>({ columns, isShown, onToggle }: ColumnMenuProps<Row>) {
  const t = useT();
  const [open, setOpen] = useState(false);
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      align="end"
      triggerClassName="btn btn-quiet list-columns"
      className="px-3"
      trigger={
        <>
          <OfficeIcon name="columns-3" />
          {t("office.list.columns")}
        </>
      }
    >
      {columns.map(({ key, title, fixed }) => (
        <Checkbox key={key} checked={isShown(key)} disabled={fixed} onChange={() => onToggle(key)}>
          {title}
        </Checkbox>
      ))}
    </Popover>
  );
}
