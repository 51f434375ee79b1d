type DrawingProps = {
  /** The address of a file with SVG symbols. */
  file: string;
  name: string;
  width: number;
  height: number;
  className?: string;
  /** Covers its box, aligned to the bottom, instead of being shown whole; `end`: its beginning is cut off. */
  fill?: boolean | "end";
};

/**
 * A drawing from a file of symbols. It inherits the page's colour variables through <use>, so one
 * cached file serves every brand and mode, and its paths are in neither the HTML nor the scripts.
 */
export function Drawing({ file, name, width, height, className = "", fill }: DrawingProps) {
  return (
    <svg
      className={`drawing ${className}`}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={fill ? `${fill === "end" ? "xMax" : "xMid"}YMax slice` : undefined}
      aria-hidden="true"
    >
      <use href={`${file}#${name}`} width={width} height={height} />
    </svg>
  );
}
