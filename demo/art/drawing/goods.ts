import type { Variation } from "./variation.ts";

/** What every family is told about the product to draw. */
export type Goods = { colour: string; brand: string; view: string; look: Variation };

/** A kind of goods: its views, the main one first, and how it is drawn. */
export type FamilyDrawing = {
  views: readonly [string, ...string[]];
  draw: (goods: Goods) => string;
};

/** Colours of buckles, cases and caps. */
export const METALS = ["#c8ccd2", "#d3ab5c", "#c98f72", "#6b6e74"] as const;

/** Where a detail view looks; other views show all. */
export const closeUp = (view: string, x: number, y: number, zoom: number) =>
  view === "detail" ? ([x, y, zoom] as const) : undefined;

/** How far goods drawn from the front are turned in this view. */
export const turned = (view: string, degrees = 24): number =>
  view === "threequarter" ? degrees : 0;
