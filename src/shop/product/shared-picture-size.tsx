/** What `og:image` is made to (`product-data.tsx`); a picture is never made larger than it is. */
const SHARED_WIDTH = 1280;

type Size = { width: number; height: number };

/** With its size known, whoever shares the page shows the picture at once; without it, nothing is claimed. */
export function SharedPictureSize({ width, height }: Size) {
  if (width === 0 || height === 0) return null;
  const shown = Math.min(width, SHARED_WIDTH);
  return (
    <>
      <meta property="og:image:width" content={String(shown)} />
      <meta property="og:image:height" content={String(Math.round((height * shown) / width))} />
    </>
  );
}
