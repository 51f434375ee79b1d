import { useT } from "#i18n/use-t.ts";
import type { ShownCard } from "../../domain/product/shown-card.ts";

const SHOWN = 4;

/** Which colours there are, where there is more than one. */
export function ColourDots({ colours }: Pick<ShownCard, "colours">) {
  const t = useT();
  if (colours.length < 2) return null;
  const names = colours.map(({ title }) => title).join(", ");
  return (
    <span className="colour-dots" role="img" aria-label={t("catalogue.colours_are", { names })}>
      {colours.slice(0, SHOWN).map(({ title, hex }) => (
        <span key={title} className="colour-dot" style={{ backgroundColor: hex }} />
      ))}
      {colours.length > SHOWN && <span className="num">+{colours.length - SHOWN}</span>}
    </span>
  );
}
