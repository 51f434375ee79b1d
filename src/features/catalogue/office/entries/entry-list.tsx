import type { ReactNode } from "react";
import { OfficeIcon } from "#office-ui/icon/office-icon.tsx";
import { OfficePage } from "#office-ui/page/office-page.tsx";
import { OfficePanel } from "#office-ui/page/office-panel.tsx";
import { Button } from "#ui/button.tsx";

type ListedEntry = { id: number | string; name: string; detail?: ReactNode };

type EntryListProps = {
  title: string;
  newLabel: string;
  /** Explains what the entries are for; shown while there are none. */
  none: string;
  entries: readonly ListedEntry[];
  onOpen: (id: number | string) => void;
  onNew: () => void;
};

/** A short list of what classifies products, like flags or sellers: each row opens its editor. */
export function EntryList({ title, newLabel, none, entries, onOpen, onNew }: EntryListProps) {
  return (
    <OfficePage
      title={title}
      actions={
        <Button variant="go" onClick={onNew}>
          <OfficeIcon name="plus" />
          {newLabel}
        </Button>
      }
    >
      <div className="office-body">
        <OfficePanel title={title} count={entries.length}>
          {entries.length === 0 && <p className="border-t border-line p-4 text-ink-2">{none}</p>}
          {entries.map(({ id, name, detail }) => (
            <button key={id} type="button" className="entry-row" onClick={() => onOpen(id)}>
              <span className="min-w-0 flex-1 truncate font-medium">{name}</span>
              <span className="num text-ink-3">{detail}</span>
            </button>
          ))}
        </OfficePanel>
      </div>
    </OfficePage>
  );
}
