import { pictureUrl } from "#features/catalogue/shop/goods-urls.ts";
import { Icon } from "#ui/icon/icon.tsx";
import type { OrderPicture as Picture } from "../domain/order.ts";

type OrderPictureProps = { picture: Picture | null; size: 48 | 72 };

/** Small, and never the only thing that says what it shows. */
export function OrderPicture({ picture, size }: OrderPictureProps) {
  const box = size === 48 ? "size-12" : "size-18";
  if (!picture) {
    return (
      <span className={`${box} grid shrink-0 place-items-center rounded-sm bg-sunk text-ink-3`}>
        <Icon name="package" />
      </span>
    );
  }
  return (
    <img
      src={pictureUrl(picture.src, 160)}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      className={`${box} shrink-0 rounded-sm bg-sunk object-cover`}
    />
  );
}
