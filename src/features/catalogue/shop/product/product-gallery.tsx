import { Gallery } from "#ui/gallery/gallery.tsx";
import { Tape } from "#ui/prices/tape.tsx";
import type { ProductView } from "../../domain/product/product-view.ts";
import { percentOffText } from "../card/goods-price.tsx";
import { pictureSet, pictureUrl } from "../picture-url.ts";

type ProductGalleryProps = Pick<ProductView, "name" | "pictures"> & { percentOff: number };

const SIZES = "(width >= 80rem) 640px, (width >= 56rem) 46vw, 100vw";

export function ProductGallery({ name, pictures, percentOff }: ProductGalleryProps) {
  if (pictures.length === 0) return <div className="pic aspect-square" />;
  return (
    <div className="product-gallery">
      <Gallery
        label={name}
        mark={percentOff > 0 && <Tape>{percentOffText(percentOff)}</Tape>}
        pictures={pictures.map(({ src, alt, colour }) => ({
          src: pictureUrl(src, 640),
          srcSet: pictureSet(src, [480, 640, 768, 1024, 1280]),
          sizes: SIZES,
          alt,
          colour,
          width: 1280,
          height: 1280,
          thumb: pictureUrl(src, 160),
          large: pictureUrl(src, 1536),
        }))}
      />
    </div>
  );
}
