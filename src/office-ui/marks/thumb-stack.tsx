import { OfficeIcon } from "../icon/office-icon.tsx";

type ThumbProps = { src: string | undefined; large?: boolean };

/** A small picture of goods; the text next to it says what it shows. */
export function Thumb({ src, large }: ThumbProps) {
  const size = large ? 36 : 24;
  const className = large ? "thumb thumb-large" : "thumb";
  if (!src) {
    return (
      <span className={className}>
        <OfficeIcon name="package" small={!large} className="text-ink-3" />
      </span>
    );
  }
  return <img className={className} src={src} width={size} height={size} alt="" loading="lazy" />;
}

type ThumbStackProps = {
  /** At most three are shown. */
  pictures: readonly (string | undefined)[];
  children: string;
};

/** What an order contains: pictures of its first goods and their names. */
export function ThumbStack({ pictures, children }: ThumbStackProps) {
  return (
    <span className="thumb-stack">
      {pictures.slice(0, 3).map((src, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two of them may be of the same thing.
        <Thumb key={at} src={src} />
      ))}
      <span className="thumb-stack-words">{children}</span>
    </span>
  );
}
