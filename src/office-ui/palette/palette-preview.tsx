import { OfficeIcon } from "../icon/office-icon.tsx";
import { Avatar } from "../marks/avatar.tsx";
import type { PalettePreview } from "./palette-entries.ts";

/** What is known of the chosen record at a glance; the page itself has it all, so it is for the eye alone. */
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
