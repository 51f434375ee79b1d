import { Gallery } from "../gallery/gallery.tsx";
import { Icon } from "../icon/icon.tsx";
import { IconButton } from "../icon-button.tsx";
import { Skeleton, SkeletonText } from "../loading/skeleton.tsx";
import { Price, PriceRows } from "../prices/price.tsx";
import { Tape } from "../prices/tape.tsx";
import headphones from "./pictures/headphones.svg?url";
import jacket from "./pictures/jacket.svg?url";
import jacketDetail from "./pictures/jacket-detail.svg?url";
import sneaker from "./pictures/sneaker.svg?url";
import watch from "./pictures/watch.svg?url";
import { Sample } from "./sample.tsx";

type Good = {
  picture: string;
  brand: string;
  name: string;
  now: string;
  before?: string;
  off?: string;
};

const goods: Good[] = [
  {
    picture: sneaker,
    brand: "Torvald",
    name: "Tempo 3 daily running shoes, chalk and coral",
    now: "89.90 €",
    before: "112.00 €",
    off: "−20%",
  },
  {
    picture: watch,
    brand: "Kestrel",
    name: "Field chronograph 40 mm, moss dial",
    now: "1 245.00 €",
    before: "1 289.00 €",
    off: "−3%",
  },
  { picture: headphones, brand: "Aldous", name: "Quiet One over-ear headphones", now: "219.00 €" },
];

const toTheDoor = [
  {
    label: "Air",
    icon: <Icon name="plane" className="stroke-2" />,
    price: "106.88 €",
    note: "6–9 days",
  },
  {
    label: "Sea",
    icon: <Icon name="ship" className="stroke-2" />,
    price: "98.75 €",
    note: "30–38 days",
  },
];

function SampleCard({ picture, brand, name, now, before, off }: Good) {
  return (
    <article className="relative min-w-0">
      <span className="pic aspect-square">
        <img src={picture} alt="" width={400} height={400} />
        {off && <Tape>{off}</Tape>}
        <span className="pic-corner">
          <IconButton label={`Save ${name}`} icon={<Icon name="heart" />} />
        </span>
      </span>
      <p className="pt-3 text-12 text-ink-3">{brand}</p>
      <h3 className="line-clamp-2 min-h-[2.8em] text-14 leading-[1.4]">{name}</h3>
      <Price now={now} before={before} className="mt-2" />
      <div className="mt-2 border-t border-line pt-2">
        <PriceRows title="To your door, from" rows={toTheDoor} />
      </div>
    </article>
  );
}

function WaitingCard() {
  return (
    <div aria-busy="true">
      <Skeleton shape="pic" />
      <div className="pt-3">
        <SkeletonText lines={2} />
        <Skeleton shape="text" className="w-1/2 text-28" />
      </div>
    </div>
  );
}

export function GoodsSamples() {
  return (
    <>
      <Sample title="Goods">
        <div className="grid grid-cols-2 gap-x-3 gap-y-6 md:grid-cols-4 md:gap-x-5">
          {goods.map((good) => (
            <SampleCard key={good.name} {...good} />
          ))}
          <WaitingCard />
        </div>
      </Sample>
      <Sample title="Gallery and price">
        <div className="grid gap-8 lg:grid-cols-[3fr_2fr]">
          <Gallery
            label="Ravna waterproof bomber"
            pictures={[
              { src: jacket, alt: "Front", width: 800, height: 800 },
              { src: jacketDetail, alt: "Collar and zip", width: 800, height: 800 },
              { src: watch, alt: "A watch worn with it", width: 800, height: 800 },
            ]}
          />
          <div>
            <h3 className="h1">Ravna waterproof bomber</h3>
            <Price big now="189.00 €" before="214.00 €" className="mt-3" />
          </div>
        </div>
      </Sample>
    </>
  );
}
