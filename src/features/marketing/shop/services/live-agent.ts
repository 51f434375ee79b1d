import { loadScript, type StartService } from "./outside-service.ts";

declare global {
  interface Window {
    LiveAgent?: { createButton: (id: string, place: HTMLScriptElement) => void };
  }
}

export const startLiveAgent: StartService = ([id = "", account = ""]) => {
  loadScript(`https://${account}.ladesk.com/scripts/track.js`, {
    id: "la_x2s6df8d",
    onLoad: (script) => window.LiveAgent?.createButton(id, script),
  });
  return {};
};
