import { OrderPicture } from "#features/orders/shop/order-picture.tsx";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { ButtonLink } from "#ui/button.tsx";
import type { TrackingView } from "../contract.ts";

const SHOWN = 6;

type InThisParcelProps = { view: TrackingView; own: NonNullable<TrackingView["own"]> };

/** For the owner: the goods, and a link to the order or request. */
export function ParcelContents({ view, own }: InThisParcelProps) {
  const t = useT();
  const { language } = useShell();
  const more = view.goods.length - SHOWN;
  return (
    <section className="panel" aria-labelledby="in-parcel">
      <h2 id="in-parcel" className="h3 mb-3">
        {t("tracking.in_parcel")}
      </h2>
      <ul className="grid gap-3">
        {view.goods.slice(0, SHOWN).map(({ name, quantity, picture }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may have one name
          <li key={`${at}-${name}`} className="flex items-center gap-3">
            {picture && <OrderPicture picture={picture} size={48} />}
            <span className="min-w-0 wrap-anywhere">
              {name}
              {quantity > 1 && <span className="num text-ink-2"> × {quantity}</span>}
            </span>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="mt-2 text-14 text-ink-2">{t("tracking.more", { count: more })}</p>}
      <ButtonLink to={`/${language}${own.path}`} variant="line" wide className="mt-5">
        {t(`tracking.open_${view.kind}`)}
      </ButtonLink>
    </section>
  );
}
