import { useState } from "react";
import { useT } from "#i18n/use-t.ts";
import { OfficeIcon } from "../../icon/office-icon.tsx";
import { Kbd } from "../../keyboard/kbd.tsx";
import { Popover } from "../../page/popover.tsx";
import { type ListFilter, type ListState, withFilter, withoutFilter } from "../list-address.ts";
import type { ListFilterField } from "../list-description.ts";
import { FilterForm } from "./filter-form.tsx";
import { operatorWords, valueWords } from "./filter-words.ts";

type FilterBarProps = {
  fields: readonly ListFilterField[];
  state: ListState;
  onChange: (state: ListState) => void;
  /** The number of rows and their summary. */
  summary: string;
  adding: boolean;
  onAdding: (adding: boolean) => void;
};

/** The active filters, each of which can be changed and removed, and a button to add one. */
export function FilterBar({ fields, state, onChange, summary, adding, onAdding }: FilterBarProps) {
  const fieldOf = (filter: ListFilter) => fields.find(({ key }) => key === filter.key);
  return (
    <div className="filter-bar">
      {state.filters.map((filter) => {
        const field = fieldOf(filter);
        if (!field) return null;
        return (
          <FilterChip
            // The key changes with the filter, so that a changed filter is a new chip with a closed panel.
            key={`${filter.key} ${filter.operator} ${filter.values}`}
            field={field}
            filter={filter}
            onApply={(next) => onChange(withFilter(withoutFilter(state, filter), next))}
            onRemove={() => onChange(withoutFilter(state, filter))}
          />
        );
      })}
      <AddFilter
        fields={fields}
        open={adding}
        onOpenChange={onAdding}
        onApply={(filter) => {
          onAdding(false);
          onChange(withFilter(state, filter));
        }}
      />
      <p className="filter-bar-summary num" aria-live="polite">
        {summary}
      </p>
    </div>
  );
}

type FilterChipProps = {
  field: ListFilterField;
  filter: ListFilter;
  onApply: (filter: ListFilter) => void;
  onRemove: () => void;
};

function FilterChip({ field, filter, onApply, onRemove }: FilterChipProps) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const value = valueWords(filter, field, t);
  return (
    <div className="filter-chip">
      <Popover
        open={open}
        onOpenChange={setOpen}
        triggerClassName="filter-chip-words"
        trigger={
          <>
            {field.title} <span className="text-ink-3">{operatorWords(filter.operator, t)}</span>{" "}
            <b className="num">{value}</b>
          </>
        }
      >
        <FilterForm field={field} filter={filter} onApply={onApply} />
      </Popover>
      <button
        type="button"
        className="filter-chip-remove"
        aria-label={t("office.filter.remove", { field: field.title })}
        onClick={onRemove}
      >
        <OfficeIcon name="x" small />
      </button>
    </div>
  );
}

type AddFilterProps = {
  fields: readonly ListFilterField[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onApply: (filter: ListFilter) => void;
};

function AddFilter({ fields, open, onOpenChange, onApply }: AddFilterProps) {
  const t = useT();
  const [chosen, setChosen] = useState<ListFilterField>();
  const change = (next: boolean) => {
    if (next) setChosen(undefined);
    onOpenChange(next);
  };
  return (
    <Popover
      open={open}
      onOpenChange={change}
      triggerClassName="filter-bar-add"
      trigger={
        <>
          <OfficeIcon name="plus" small />
          {t("office.filter.add")}
          <Kbd keys="f" className="desktop-only" />
        </>
      }
    >
      {chosen ? (
        <FilterForm key={chosen.key} field={chosen} onApply={onApply} />
      ) : (
        fields.map((field) => (
          <button
            key={field.key}
            type="button"
            className="menu-item"
            onClick={() => setChosen(field)}
          >
            {field.title}
          </button>
        ))
      )}
    </Popover>
  );
}
