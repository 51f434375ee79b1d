import { sum } from "#core/money.ts";
import type { Parcel } from "#features/shipping/domain/chargeable-weight.ts";
import { compareMethods } from "#features/shipping/domain/compare-methods.ts";
import type { RatesFromWarehouse } from "#features/shipping/server/list-rates.ts";
import { useMoney } from "#features/sites/shop/use-money.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { Drawing } from "../drawings/drawing.tsx";
import drawings from "../drawings/how.svg?no-inline";

/** Shoes, a T-shirt, headphones and two books: the parcels of the blog's "One box instead of four". */
const PACKED_APART: Parcel[] = [
  { grams: 1200, lengthCm: 33, widthCm: 21, heightCm: 12 },
  { grams: 300, lengthCm: 25, widthCm: 20, heightCm: 4 },
  { grams: 600, lengthCm: 22, widthCm: 20, heightCm: 9 },
  { grams: 1500, lengthCm: 24, widthCm: 16, heightCm: 5 },
];
const PACKED_TOGETHER: Parcel = { grams: 3800, lengthCm: 34, widthCm: 27, heightCm: 21 };

type HowItTravelsProps = { warehouses: RatesFromWarehouse[] };

/** On a site without a shop or without forwarding, a parcel's way begins with a link. */
function useSteps() {
  const { marketplace, forwarding, create_order, sea } = useShell().config.site.switches;
  const beginsWithLink = create_order && !(marketplace && forwarding);
  return [
    { drawing: "shop", words: beginsWithLink ? "link" : "shop" },
    ...(forwarding
      ? [{ drawing: "weigh", words: "weigh" } as const, { drawing: "pack", words: "pack" } as const]
      : []),
    ...(sea ? [{ drawing: "choose", words: "choose" } as const] : []),
  ] as const;
}

export function ShippingSteps({ warehouses }: HowItTravelsProps) {
  const t = useT();
  const cities = warehouses.map((one) => one.city).join(", ");
  const steps = useSteps();
  return (
    <section id="how" className="section how" aria-labelledby="how-title">
      <h2 id="how-title" className="h2">
        {t("home.how.title")}
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls sideways, with keys too */}
      <ol className="how-steps rail" tabIndex={0}>
        {steps.map(({ drawing, words }) => (
          <li key={words}>
            <div className="how-scene">
              <Drawing file={drawings} name={drawing} width={320} height={200} />
              {words === "pack" && <PackingPrices warehouses={warehouses} />}
            </div>
            <div className="how-words">
              <h3 className="h3">{t(`home.how.${words}.title`)}</h3>
              <p>{t(`home.how.${words}.text`, { cities })}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** How much packing together saves, calculated from the rates on this page. */
function PackingPrices({ warehouses }: Pick<HowItTravelsProps, "warehouses">) {
  const t = useT();
  const { show } = useMoney();
  const rates = warehouses[0]?.rates ?? [];
  const byAir = (parcel: Parameters<typeof compareMethods>[1]) =>
    compareMethods(rates, parcel).air?.cents ?? 0;
  const apart = sum(PACKED_APART.map(byAir));
  const together = byAir(PACKED_TOGETHER);
  if (together === 0) return null;
  return (
    <p className="how-prices num">
      <span>{t("home.how.pack.apart", { count: PACKED_APART.length, price: show(apart) })}</span>
      <span>{t("home.how.pack.together", { price: show(together) })}</span>
    </p>
  );
}
