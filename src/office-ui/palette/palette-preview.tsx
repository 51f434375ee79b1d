import { OfficeIcon } from "../icon/office-icon.tsx";
import { Avatar } from "../marks/avatar.tsx";
import type { PalettePreview } from "./palette-entries.ts";

/** A summary of the chosen record. It is hidden from screen readers, because the record's page has all of it. */
export function PalettePreviewPane({ preview }: { preview: PalettePreview }) {
  return (
    <div className="palette-preview" aria-hidden="true">
      <div className="flex items-center gap-2">
        <Avatar name={preview.title} large />
        <div className="min-w-0">
          <span className="block truncate font-medium">{preview.title}</span>
          {preview.subtitle && (
            <span className="block truncate text-12 text-ink-3">{preview.subtitle}</span>
          )}
        </div>
      </div>
      <dl className="palette-facts">
        {preview.facts.map(({ title, value }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
      {preview.note && (
        <p className="palette-note">
          <OfficeIcon name="sticky-note" />
          {preview.note}
        </p>
      )}
    </div>
  );
}
