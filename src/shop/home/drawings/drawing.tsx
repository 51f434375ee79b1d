import "./drawing.css";

type DrawingProps = {
  /** Address of a file of symbols. */
  file: string;
  name: string;
  width: number;
  height: number;
  className?: string;
};

/**
 * A drawing from a file of symbols. It inherits the page's colour variables through <use>, so one
 * cached file serves every brand and mode, and its paths are in neither the HTML nor the scripts.
 */
export function Drawing({ file, name, width, height, className = "" }: DrawingProps) {
  return (
    <svg className={`drawing ${className}`} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <use href={`${file}#${name}`} width={width} height={height} />
    </svg>
  );
}
