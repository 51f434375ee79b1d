import type { ForwardStatus } from "#features/forwarding/domain/forward-status.ts";
import type { Parcel } from "#features/shipping/domain/chargeable-weight.ts";
import type { GoodsKind } from "#features/shipping/domain/goods/goods-kind.ts";
import { buildForwardRequest, type ForwardRequestDefinition } from "./forward-request-builder.ts";

const MARTA = { email: "marta@cartage.example", siteId: 2 };

/** Takes how many days ago it was declared and last moved. */
const parcel = (
  status: ForwardStatus,
  [daysAgo, lastDaysAgo]: readonly [number, number],
  what: Partial<ForwardRequestDefinition>,
): ForwardRequestDefinition =>
  buildForwardRequest({ ...MARTA, status, daysAgo, lastDaysAgo, ...what });

const goods = (name: string, quantity: number, valueCents: number, kind: GoodsKind) => ({
  name,
  quantity,
  valueCents,
  kind,
});

const box = (grams: number, lengthCm: number, widthCm: number, heightCm: number): Parcel => ({
  grams,
  lengthCm,
  widthCm,
  heightCm,
});

/** A parcel in every status, oldest first; two of them share a box. */
export const DEMO_FORWARD_REQUESTS: ForwardRequestDefinition[] = [
  parcel("delivered", [60, 31], {
    shop: "REI",
    carrier: "ups",
    trackingNumber: "1Z12345E1512345676",
    lines: [goods("Žygio kuprinė 45 l", 1, 12900, "sports")],
    box: box(2100, 62, 34, 18),
    method: "sea",
    refundedCents: 240,
    fromWallet: true,
  }),
  parcel("returned", [48, 30], {
    warehouse: "GB",
    shop: "Whittard",
    carrier: "post",
    trackingNumber: "RB123456785GB",
    lines: [goods("Arbatos rinkinys", 2, 4600, "home")],
    box: box(900, 30, 22, 10),
  }),
  parcel("out_for_delivery", [27, 0.3], {
    shop: "Levi’s",
    carrier: "ups",
    trackingNumber: "1Z999AA10123456784",
    lines: [goods("Džinsai", 2, 11800, "clothes")],
    box: box(1500, 38, 28, 9),
  }),
  parcel("ready_for_pickup", [25, 1], {
    warehouse: "DE",
    shop: "Thomann",
    carrier: "dpd",
    trackingNumber: "01234567890123",
    lines: [goods("Studijinis mikrofonas", 1, 9900, "electronics")],
    box: box(1400, 30, 20, 14),
    refundedCents: 85,
  }),
  parcel("in_country", [22, 2], {
    shop: "Sephora",
    carrier: "fedex",
    trackingNumber: "986578788855",
    lines: [goods("Veido kremas", 3, 8700, "cosmetics")],
    box: box(700, 20, 15, 12),
  }),
  parcel("in_customs", [19, 3], {
    shop: "Best Buy",
    carrier: "fedex",
    trackingNumber: "041441760228964",
    lines: [goods("Ausinės", 1, 24900, "electronics")],
    box: box(800, 25, 22, 11),
  }),
  parcel("shipped", [17, 4], {
    warehouse: "GB",
    shop: "Lego",
    carrier: "post",
    trackingNumber: "RR473124829GB",
    lines: [goods("Konstruktorius", 1, 14900, "toys")],
    box: box(3200, 58, 38, 12),
    method: "sea",
  }),
  parcel("packed", [14, 2], {
    shop: "Nike",
    carrier: "ups",
    trackingNumber: "1Z5R89390357567127",
    lines: [goods("Bėgimo bateliai", 1, 13900, "shoes")],
    box: box(1200, 33, 21, 12),
  }),
  parcel("paid", [12, 1], {
    shop: "Barnes & Noble",
    carrier: "dhl",
    trackingNumber: "3318810025",
    lines: [goods("Knygos", 4, 7200, "books")],
    box: box(3400, 28, 22, 16),
    method: "sea",
    fromWallet: true,
  }),
  parcel("awaiting_payment", [11, 1], {
    shop: "Patagonia",
    carrier: "usps",
    trackingNumber: "9400110200881234567890",
    lines: [goods("Striukė", 1, 18900, "clothes")],
    declaredGrams: 1500,
    box: box(1600, 40, 32, 12),
  }),
  parcel("received", [42, 36], {
    shop: "Etsy",
    carrier: "post",
    trackingNumber: "RR966331020LT",
    lines: [goods("Keraminiai puodeliai", 4, 5200, "home")],
    box: box(2300, 36, 30, 20),
  }),
  parcel("received", [9, 5], {
    shop: "Target",
    carrier: "post",
    trackingNumber: "RR761294038LT",
    lines: [
      goods("Vaikiški marškinėliai", 5, 4500, "clothes"),
      goods("Medinė dėlionė", 1, 1800, "toys"),
    ],
    declaredGrams: 420,
    box: box(1300, 34, 26, 12),
  }),
  parcel("on_hold", [6, 2], {
    warehouse: "DE",
    shop: "Zalando",
    carrier: "dhl",
    trackingNumber: "JJD000390007882823",
    lines: [goods("Rankinė", 1, 8900, "bags")],
    box: box(1100, 34, 28, 14),
    note: "Dėžėje radome ne tik rankinę, bet ir piniginę. Parašykite, kiek ji kainavo, ir siunta keliaus toliau.",
  }),
  parcel("declared", [1, 1], {
    shop: "eBay",
    carrier: "post",
    trackingNumber: "EB000717595HK",
    lines: [goods("Rankinis laikrodis", 1, 9500, "watches_jewellery")],
    declaredGrams: 400,
  }),
  parcel("declared", [0.6, 0.6], {
    email: "pro@cartage.example",
    shop: "B&H",
    carrier: "post",
    trackingNumber: "RB301142754GB",
    lines: [goods("Fotoaparato objektyvas", 1, 64900, "electronics")],
    declaredGrams: 1450,
  }),
  parcel("declared", [0.2, 0.2], {
    email: "janis@cartage.example",
    siteId: 3,
    warehouse: "GB",
    shop: "John Lewis",
    carrier: "post",
    trackingNumber: "RB301142895GB",
    lines: [goods("Vilnas sega", 2, 11800, "home"), goods("Dvieļi", 4, 5600, "home")],
  }),
].sort((one, other) => other.daysAgo - one.daysAgo);
