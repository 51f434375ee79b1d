import { lightness, shade, tonesOf } from "../drawing/colour.ts";
import { closeUp, type FamilyDrawing, type Goods, METALS } from "../drawing/goods.ts";
import { ellipse, mapPath, mirror, roundRect } from "../drawing/path.ts";
import { createPicture } from "../drawing/picture.ts";
import { flatMetal } from "../parts/metal.ts";

const BODIES = {
  flap: "M250 440C400 430 600 430 750 440C772 448 780 470 784 500C794 600 804 700 808 776C810 802 796 816 772 818C600 826 400 826 228 818C204 816 190 802 192 776C196 700 206 600 216 500C220 470 228 448 250 440Z",
  tote: "M222 404C360 398 640 398 778 404C790 520 806 660 816 786C818 806 806 818 786 820C600 828 400 828 214 820C194 818 182 806 184 786C194 660 210 520 222 404Z",
  bucket:
    "M262 430C380 416 620 416 738 430C740 560 752 690 742 780C738 812 716 824 690 826C560 834 440 834 310 826C284 824 262 812 258 780C248 690 260 560 262 430Z",
  moon: "M200 470C300 440 700 440 800 470C850 560 830 690 740 770C660 830 340 830 260 770C170 690 150 560 200 470Z",
};
const FLAP =
  "M246 440C400 428 600 428 754 440C776 446 782 470 784 500C786 560 780 590 752 606C660 650 580 664 500 666C420 664 340 650 248 606C220 590 214 560 216 500C218 470 224 446 246 440Z";
const LONG_STRAP = "M232 470C180 250 330 60 500 56C670 60 820 250 768 470";
const HANDLES = {
  flap: "M338 470C326 330 380 214 500 212C620 214 674 330 662 470",
  tote: "M352 440C350 270 390 160 500 158C610 160 650 270 648 440",
  bucket: "M300 450C290 260 380 140 500 138C620 140 710 260 700 450",
  moon: "M236 480C240 300 360 170 500 168C640 170 760 300 764 480",
};

function kitOf({ colour, brand, view, look }: Goods) {
  const kind = look.from("kind", ["flap", "tote", "bucket", "moon", "flap"]);
  const isLight = lightness(colour) > 0.8;
  const isCrossbody = look.chance("crossbody", 0);
  return {
    pic: createPicture({
      ground: "bags",
      title: `${brand} handbag`,
      colour,
      frame: closeUp(view, 500, 560, 2.1) ?? [500, 500, 1.08],
    }),
    kind,
    brand,
    isLight,
    main: tonesOf(colour),
    body: BODIES[kind],
    handle: isCrossbody ? LONG_STRAP : HANDLES[kind],
    isCrossbody,
    metal: tonesOf(look.from("metal", METALS)),
    thread: shade(colour, 0.45),
    lock: look.from("lock", ["turn", "clasp", "ring", "strap"]),
    texture: look.from("texture", ["smooth", "grain", "quilted", "smooth", "woven"]),
    charm: look.chance("charm", 0.3),
  };
}
type Kit = ReturnType<typeof kitOf>;

function texture({ pic, main, texture: kind }: Kit, d: string): string {
  if (kind === "grain")
    return pic.fill(
      d,
      pic.pattern(
        9,
        9,
        `<path d="M1 2l2-1 3 2M5 6l2 1" stroke="${main.hi}" stroke-opacity=".4" fill="none" stroke-width="1.2"/><path d="M2 4l3 1M7 2l1 2" stroke="${main.deep}" stroke-opacity=".5" fill="none" stroke-width="1.3"/>`,
      ),
    );
  if (kind === "quilted")
    return pic.fill(
      d,
      pic.pattern(
        64,
        64,
        `<path d="M0 32L32 0L64 32L32 64Z" fill="none" stroke="${main.deep}" stroke-width="3.500" opacity=".5"/><path d="M6 32L32 6" stroke="${main.hi}" stroke-width="5" opacity=".45"/>`,
      ),
    );
  if (kind === "woven")
    return pic.fill(
      d,
      pic.pattern(
        40,
        40,
        `<path d="M0 0h20v20H0zM20 20h20v20H20z" fill="${main.deep}" opacity=".22"/><path d="M0 2h20M20 22h20" stroke="${main.hi}" stroke-width="3" opacity=".45"/>`,
      ),
    );
  return "";
}

function body(kit: Kit): void {
  const { pic, main, isLight, body: d, thread, kind } = kit;
  const seam = mapPath(d, (x, y) => [500 + (x - 500) * 0.955, 630 + (y - 630) * 0.94]);
  pic.add(
    pic.moved(
      18,
      -16,
      `<g opacity=".9">${pic.line(kit.handle, main.deep, 23)}${pic.line(kit.handle, main.lo, 14)}</g>`,
    ),
    pic.solid(
      d,
      pic.linear(0.1, 0, 0.9, 1, {
        0: isLight ? main.mid : main.soft,
        0.4: main.mid,
        0.8: main.dim,
        1: main.lo,
      }),
      {
        edge: 80,
        blur: 24,
        shift: 18,
        darkBy: isLight ? 0.55 : 0.42,
        dark: isLight ? main.lo : main.deep,
        light: main.hi,
        lightBy: isLight ? 0.3 : 0.7,
        under: texture(kit, d),
        inside:
          pic.soft(
            "M210 500C240 470 330 460 420 462C330 520 260 640 240 800L190 800Z",
            "#fff",
            28,
            0.22,
          ) +
          pic.brush("M190 800C400 836 600 836 810 800", main.deep, 30, 12, 0.6) +
          pic.stitch(seam, thread) +
          (kind === "flap"
            ? ""
            : pic.folds(
                [
                  ["M300 440C310 540 300 680 280 800", 26, 0.26],
                  ["M690 440C690 540 710 690 730 800", 26, 0.3],
                ],
                main,
                14,
              )),
      },
    ),
  );
}

function front(kit: Kit): void {
  const { pic, main, kind, body: d, thread, brand } = kit;
  if (kind === "flap") {
    pic.add(
      pic.inside(d, pic.moved(6, 16, pic.soft(FLAP, main.deep, 12, 0.75))),
      pic.solid(
        FLAP,
        pic.linear(0.1, 0, 0.9, 1, { 0: main.hi, 0.3: main.soft, 0.65: main.mid, 1: main.dim }),
        {
          edge: 50,
          blur: 16,
          shift: 12,
          darkBy: 0.38,
          dark: main.deep,
          light: main.hi,
          lightBy: 0.8,
          under: texture(kit, FLAP),
          inside: pic.stitch(
            "M230 500C230 556 236 580 258 592C340 634 420 650 500 652C580 650 660 634 742 592C764 580 770 556 770 500",
            thread,
          ),
        },
      ),
    );
    lock(kit, 500, 636);
    return;
  }
  if (kind === "moon") pic.add(pic.zip("M216 486C320 458 680 458 784 486", kit.metal.mid, 8));
  if (kind === "bucket")
    pic.add(
      pic.line("M264 470C400 490 600 490 736 470", main.deep, 12, 'opacity=".8"'),
      pic.line("M264 467C400 487 600 487 736 467", main.soft, 7, 'stroke-dasharray="30 26"'),
    );
  pic.add(
    pic.name(brand, 500, 640, {
      size: 32,
      colour: main.deep,
      spacing: 9,
      serif: true,
      extra: 'opacity=".6"',
    }),
    pic.name(brand, 500, 641.5, {
      size: 32,
      colour: main.hi,
      spacing: 9,
      serif: true,
      extra: 'opacity=".35"',
    }),
  );
}

function lock({ pic, metal, main, lock: kind }: Kit, x: number, y: number): void {
  const gold = flatMetal(pic, metal);
  const shadow = pic.soft(roundRect(x - 38, y - 26, 84, 66, 12), "#000", 8, 0.45);
  const kinds = {
    turn: () =>
      shadow +
      pic.fill(roundRect(x - 44, y - 32, 88, 66, 12), gold) +
      pic.fill(
        roundRect(x - 37, y - 25, 74, 52, 8),
        pic.linear(0, 0, 1, 1, { 0: metal.lo, 0.5: metal.mid, 1: metal.hi }),
      ) +
      pic.fill(roundRect(x - 16, y - 14, 32, 30, 6), gold),
    clasp: () =>
      shadow +
      pic.fill(ellipse(x, y - 4, 40), gold) +
      pic.line(ellipse(x, y - 4, 26), metal.lo, 5) +
      pic.fill(ellipse(x, y - 4, 12), metal.hi),
    ring: () =>
      shadow +
      pic.line(ellipse(x, y, 38, 34), metal.lo, 15) +
      pic.line(ellipse(x - 1, y - 1, 38, 34), gold, 12),
    strap: () => {
      const d = `M${x - 30} ${y - 200}L${x + 30} ${y - 200}L${x + 28} ${y + 40}C${x + 20} ${y + 62} ${x - 20} ${y + 62} ${x - 28} ${y + 40}Z`;
      return (
        pic.moved(4, 8, pic.soft(d, main.deep, 8, 0.5)) +
        pic.solid(d, pic.linear(0, 0, 1, 0, { 0: main.hi, 0.5: main.mid, 1: main.lo }), {
          edge: 16,
          blur: 6,
          shift: 5,
          dark: main.deep,
        }) +
        pic.line(roundRect(x - 40, y - 40, 80, 60, 10), metal.lo, 12) +
        pic.line(roundRect(x - 41, y - 41, 80, 60, 10), gold, 9) +
        pic.line(`M${x} ${y - 12}L${x + 46} ${y - 10}`, metal.hi, 7)
      );
    },
  };
  pic.add(kinds[kind]());
}

function handles({ pic, main, metal, handle, kind, thread, isCrossbody }: Kit): void {
  const gold = flatMetal(pic, metal);
  const w = isCrossbody ? 17 : kind === "moon" ? 34 : 26;
  pic.add(
    pic.line(handle, main.deep, w),
    pic.line(handle, main.mid, w * 0.86, 'transform="translate(-1 -1)"'),
    pic.moved(-5, -4, pic.brush(handle, main.hi, 7, 3, 0.8)),
    pic.moved(6, 5, pic.brush(handle, main.deep, 8, 3, 0.6)),
  );
  const places = {
    flap: [338, 462],
    tote: [352, 432],
    bucket: [300, 446],
    moon: [238, 480],
  } as const;
  const [x, y] = isCrossbody ? [236, 478] : places[kind];
  for (const side of [(d: string) => d, mirror]) {
    const tab = side(
      `M${x - 24} ${y}L${x + 24} ${y}L${x + 20} ${y + 66}C${x + 16} ${y + 88} ${x - 16} ${y + 88} ${x - 20} ${y + 66}Z`,
    );
    pic.add(
      pic.soft(tab, "#000", 6, 0.35),
      pic.solid(tab, pic.linear(0, 0, 1, 1, { 0: main.hi, 0.5: main.mid, 1: main.lo }), {
        edge: 14,
        blur: 5,
        shift: 4,
        inside: pic.stitch(tab, thread, 2, 0.7),
      }),
      pic.fill(side(ellipse(x, y + 48, 9)), gold),
      pic.line(side(ellipse(x, y - 6, 22, 18)), metal.lo, 9),
      pic.line(side(ellipse(x, y - 7, 22, 18)), gold, 7),
    );
  }
}

function charm({ pic, metal, main, charm: has }: Kit): void {
  if (!has) return;
  const tag = "M640 520L690 528L684 610L660 626L634 606Z";
  pic.add(
    pic.line("M660 470C664 490 664 505 662 524", metal.mid, 5),
    pic.moved(4, 7, pic.soft(tag, "#000", 6, 0.4)),
    pic.solid(tag, pic.linear(0, 0, 1, 1, { 0: main.hi, 0.5: main.dim, 1: main.deep }), {
      edge: 10,
      blur: 4,
      shift: 3,
      inside: pic.stitch(tag, main.hi, 1.8, 0.7),
    }),
  );
}

/** Handbag: flap, tote, bucket or crescent. */
function draw(goods: Goods): string {
  const kit = kitOf(goods);
  const { pic, main, body: d } = kit;
  for (const part of [body, front, handles, charm]) part(kit);
  const bag = pic.take();
  const side = pic.linear(0, 0, 1, 0, { 0: main.lo, 0.8: main.lo, 0.9: main.deep, 1: main.lo });
  if (goods.view === "threequarter") pic.add(pic.floor(520, 812, 318, 34), pic.flank(bag, d, side));
  else pic.add(pic.floor(500, 822, 312, 24), bag);
  return pic.svg();
}

export const handbag: FamilyDrawing = { views: ["front", "threequarter", "detail"], draw };
