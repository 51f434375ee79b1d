import type { ComponentType } from "react";
import type { LoaderFunction } from "react-router";
import type { MessageKey } from "#core/message-key.ts";
import type { OfficeIconName } from "#office-ui/icon/office-icon-names.ts";
import type { GuardedCall } from "#office-ui/me/may-call.ts";

/** A page is a component, and what brings its data: a loader that makes calls of staff by `callApi`. */
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
  /** Whoever may make it may open the page; without one, everybody of staff. */
  call?: GuardedCall;
  menu?: {
    group: MenuGroup;
    icon: OfficeIconName;
    /** After G. */
    key?: string;
    /** One of the four in front on a phone, by place. */
    tab?: 1 | 2 | 3;
  };
};
