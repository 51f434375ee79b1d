import type { ComponentType } from "react";
import type { LoaderFunction } from "react-router";
import type { MessageKey } from "#core/message-key.ts";
import type { OfficeIconName } from "#office-ui/icon/office-icon-names.ts";
import type { GuardedCall } from "#office-ui/me/may-call.ts";

/** A page is a component, with an optional loader that fetches its data by staff calls (`callApi`). */
type OfficePageModule = {
  default: ComponentType;
  loader?: LoaderFunction;
};

export const MENU_GROUPS = ["top", "work", "goods", "money", "texts", "shop"] as const;
export type MenuGroup = (typeof MENU_GROUPS)[number];

export type OfficePageEntry = {
  /** Below /{locale}/admin; "/" is home. */
  path: string;
  load: () => Promise<OfficePageModule>;
  title: MessageKey;
  /** Users who may make this call may open the page; without a call, all staff may. */
  call?: GuardedCall;
  menu?: {
    group: MenuGroup;
    icon: OfficeIconName;
    /** The letter that opens the page after G is pressed. */
    key?: string;
    /** The page is one of the first three tabs on a phone; the number is its position. */
    tab?: 1 | 2 | 3;
  };
};
