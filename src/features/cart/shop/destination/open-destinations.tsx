import type { ReactNode } from "react";
import { openModal } from "#ui/modal-stack/modals.ts";
import { DestinationDialog } from "./destination-dialog.tsx";

export function openDestinations(alsoChosen?: ReactNode): void {
  openModal("destinations", <DestinationDialog>{alsoChosen}</DestinationDialog>);
}
