import "./blog-picture.css";
import pictures from "./blog-pictures.svg?no-inline";

const NAMES = ["parcel-scale", "ship-and-plane", "boxes-consolidated", "sale-calendar"];

/**
 * The picture of an article, 640 × 400, in the colours of the page around it. It decorates the title
 * beside it and says nothing of its own. A name we have not drawn gets the first picture.
 */
export function BlogPicture({ name, className = "" }: { name: string; className?: string }) {
  const known = NAMES.includes(name) ? name : NAMES[0];
  return (
    <svg className={`blog-picture ${className}`} viewBox="0 0 640 400" aria-hidden="true">
      <use href={`${pictures}#${known}`} width="640" height="400" />
    </svg>
  );
}
