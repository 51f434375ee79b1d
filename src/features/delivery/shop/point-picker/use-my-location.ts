import { useState } from "react";

type LatLng = { lat: number; lng: number };

/** Where the visitor is, asked only when they press the button, and used by the search alone. */
export function useMyLocation(onLocation: (location: LatLng) => void) {
  const [state, setState] = useState<"idle" | "asking" | "refused" | "unknown">("idle");
  return {
    state,
    ask() {
      if (!("geolocation" in navigator)) return setState("unknown");
      setState("asking");
      navigator.geolocation.getCurrentPosition(
        ({ coords }) => {
          setState("idle");
          onLocation({ lat: coords.latitude, lng: coords.longitude });
        },
        ({ code, PERMISSION_DENIED }) =>
          setState(code === PERMISSION_DENIED ? "refused" : "unknown"),
        { maximumAge: 60_000, timeout: 10_000 },
      );
    },
  };
}
