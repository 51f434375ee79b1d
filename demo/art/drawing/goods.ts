import type { Variation } from "./variation.ts";

/** What every family receives about the product to draw. */
export type Goods = { colour: string; brand: string; view: string; look: Variation };

/** A kind of goods: its views, the main one first, and how it is drawn. */
export type FamilyDrawing = {
  views: readonly [string, ...string[]];
  draw: (goods: Goods) => string;
};

/** Colours of buckles, cases and caps. */
export const METALS = ["#c8ccd2", "#d3ab5c", "#c98f72", "#6b6e74"] as const;

/** The position and zoom of a detail view; undefined for other views, which show everything. */
export const closeUp = (view: string, x: number, y: number, zoom: number) =>
  view === "detail" ? ([x, y, zoom] as const) : undefined;

/** How far goods drawn from the front are turned in this view. */
export const turned = (view: string, degrees = 24): number =>
  view === "threequarter" ? degrees : 0;
