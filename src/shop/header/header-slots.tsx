/**
 * Places in every header for what comes with its capability. Each renders nothing until then,
 * so there is no dead link; a capability fills its place here, once for all seven shapes.
 * `full`: in the wide header; `compact`: an icon in the one row of phones; `list`: in the phone's menu.
 */
export type SlotProps = { look: "full" | "compact" | "list" };

export function CategoryMenuSlot(_props: SlotProps) {
  return null;
}

export function SearchSlot(_props: SlotProps) {
  return null;
}

export function AccountSlot(_props: SlotProps) {
  return null;
}

export function CartSlot(_props: SlotProps) {
  return null;
}
