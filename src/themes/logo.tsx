import { fromFolder } from "./from-folder.ts";
import type { ThemeName } from "./theme-names.ts";
import type { Mark } from "./theme-types.ts";

const marks = import.meta.glob<Mark>("./*/logo.tsx", { eager: true, import: "mark" });

type LogoProps = { theme: ThemeName; name: string; stacked?: boolean; className?: string };

/** The brand's mark and its name in the brand's own font. */
export function Logo({ theme, name, stacked = false, className = "" }: LogoProps) {
  return (
    <span className={`logo ${stacked ? "logo-stacked" : ""} ${className}`}>
      <LogoMark theme={theme} />
      <span>{name}</span>
    </span>
  );
}

function LogoMark({ theme }: { theme: ThemeName }) {
  const { viewBox, size, drawing } = fromFolder(marks, theme, "logo.tsx");
  const [width, height] = size;
  return (
    <svg viewBox={viewBox} width={width} height={height} aria-hidden="true">
      {drawing}
    </svg>
  );
}
