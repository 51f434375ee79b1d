import { lightness, shade, tonesOf } from "../drawing/colour.ts";
import { closeUp, type FamilyDrawing, type Goods, METALS } from "../drawing/goods.ts";
import { drum, ellipse, frontBand, roundRect } from "../drawing/path.ts";
import { createPicture } from "../drawing/picture.ts";
import { glossyRound, roundMetal } from "../parts/metal.ts";

const BULLETS = {
  slant: {
    body: "M350 470L350 300C352 246 392 178 430 160C446 154 452 164 452 184L452 470C452 492 350 492 350 470Z",
    cut: "M352 306C358 250 394 182 430 162C446 156 451 168 450 186C442 236 404 300 366 316C356 318 352 314 352 306Z",
  },
  round: {
    body: "M350 470L350 270C350 200 372 170 401 168C430 170 452 200 452 270L452 470C452 492 350 492 350 470Z",
    cut: "M362 262C364 214 382 186 402 184C420 188 434 210 434 244C420 256 384 270 362 262Z",
  },
  wedge: {
    body: "M350 470L350 250L430 168C444 160 452 168 452 186L452 470C452 492 350 492 350 470Z",
    cut: "M352 256L430 170C442 162 450 170 450 186L450 230C420 250 380 262 352 256Z",
  },
};

/** The variant's colour is the shade of the lipstick. */
function kitOf({ colour, brand, view, look }: Goods) {
  return {
    pic: createPicture({
      ground: "beauty",
      title: `${brand} lipstick`,
      colour,
      frame: closeUp(view, 420, 330, 2.2) ?? [view === "closed" ? 530 : 520, 490, 1.14],
    }),
    main: tonesOf(colour),
    brand,
    bullet: BULLETS[look.from("bullet", ["slant", "round", "wedge"])],
    tube: tonesOf(
      look.from("tube", ["#1c1b1e", "#e9ddd2", "#5a2430", "#c9a45c", "#2f3d4a", "#f4f1ee"]),
    ),
    metal: tonesOf(look.from("metal", METALS)),
    isSquare: look.chance("square", 0.35),
    hasRidges: look.chance("ridges", 0.35),
  };
}
type Kit = ReturnType<typeof kitOf>;

const barrel = ({ isSquare }: Kit, x: number, w: number, top: number, low: number): string =>
  isSquare ? roundRect(x, top - 14, w, low - top + 30, 8) : drum(x + w / 2, top, low, w / 2, 22);

function bullet({ pic, main, metal, bullet: { body, cut } }: Kit): void {
  const round = roundMetal(pic, metal);
  pic.add(
    pic.fill(
      body,
      pic.linear(0, 0, 1, 0, {
        0: main.lo,
        0.12: main.mid,
        0.3: main.hi,
        0.42: main.soft,
        0.7: main.mid,
        1: main.lo,
      }),
    ),
    pic.fill(
      cut,
      pic.linear(0, 0, 1, 1, { 0: shade(main.mid, 0.45), 0.5: main.soft, 1: main.mid }),
    ),
    pic.brush("M374 340L374 450", "#fff", 8, 4, 0.55),
    pic.fill(drum(401, 430, 560, 63, 16), round),
    pic.fill(
      ellipse(401, 432, 63, 17),
      pic.linear(0, 0, 1, 0, { 0: metal.lo, 0.5: metal.hi, 1: metal.lo }),
    ),
    pic.fill(
      "M350 430C352 444 450 444 452 430L452 400L350 400Z",
      pic.linear(0, 0, 1, 0, { 0: main.lo, 0.3: main.hi, 0.7: main.mid, 1: main.lo }),
    ),
    pic.line("M338 520C340 542 462 542 464 520", metal.deep, 2.5, 'opacity=".5"'),
  );
}

function base(kit: Kit): void {
  const { pic, tube, metal, isSquare } = kit;
  const rim = isSquare ? roundRect(314, 548, 172, 20, 6) : ellipse(400, 562, 86, 22);
  pic.add(
    pic.fill(barrel(kit, 314, 172, 566, 792), glossyRound(pic, tube)),
    pic.fill(rim, pic.linear(0, 0, 1, 0.5, { 0: tube.hi, 0.5: tube.mid, 1: tube.deep })),
    isSquare
      ? ""
      : pic.soft(ellipse(404, 560, 66, 15), "#000", 5, 0.5) +
          pic.fill("M338 556C342 574 460 574 464 556L464 520L338 520Z", roundMetal(pic, metal)),
    pic.fill(
      isSquare ? roundRect(314, 600, 172, 16, 0) : frontBand(400, 600, 14, 86, 22),
      roundMetal(pic, metal),
    ),
  );
}

function cap(kit: Kit, x: number, top: number): string {
  const { pic, tube, metal, brand, isSquare, hasRidges } = kit;
  const cx = x + 88;
  const lid = isSquare ? roundRect(x, top - 16, 176, 26, 8) : ellipse(cx, top - 2, 87, 20);
  const d = barrel(kit, x, 176, top, 792);
  return [
    pic.fill(d, glossyRound(pic, tube)),
    hasRidges ? pic.inside(d, pic.ribs(`M${x} 640L${x + 176} 640`, "#000", 340, "4 12", 0.25)) : "",
    pic.fill(
      lid,
      pic.linear(0, 0, 1, 0.6, { 0: shade(tube.mid, 0.5), 0.5: tube.soft, 1: tube.mid }),
    ),
    pic.inside(lid, pic.soft(ellipse(cx - 32, top - 8, 44, 7), "#fff", 6, 0.7)),
    pic.fill(
      isSquare ? roundRect(x, 756, 176, 14, 0) : frontBand(cx, 752, 12, 88, 22),
      roundMetal(pic, metal),
    ),
    pic.name(brand, cx - 4, 650, {
      size: 24,
      colour: lightness(tube.mid) > 0.6 ? tube.deep : metal.hi,
      spacing: 3,
      serif: true,
    }),
  ].join("");
}

/** Twisted out with its cap next to it, or closed. */
function draw(goods: Goods): string {
  const kit = kitOf(goods);
  const { pic } = kit;
  if (goods.view === "closed") {
    pic.add(
      pic.floor(430, 812, 92, 22),
      pic.floor(650, 812, 92, 22),
      cap(kit, 342, 300),
      `<g transform="translate(640 800) rotate(0) scale(.94) translate(-400 -800)">`,
    );
    base(kit);
    bullet(kit);
    base(kit);
    pic.add("</g>");
    return pic.svg();
  }
  pic.add(pic.floor(400, 812, 92, 22), pic.floor(640, 812, 92, 22));
  bullet(kit);
  base(kit);
  pic.add(cap(kit, 554, 480));
  return pic.svg();
}

export const lipstick: FamilyDrawing = { views: ["front", "closed", "detail"], draw };
