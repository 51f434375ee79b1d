import { openModal } from "#ui/modal-stack/modals.ts";
import { ConsentSettings } from "./consent-settings.tsx";

export const openConsentSettings = (): void => openModal("cookie-settings", <ConsentSettings />);
