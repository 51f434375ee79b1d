import { useState } from "react";

type Place = { lat: number; lng: number };

/** Where the visitor is, asked only when they press the button, and told to nobody but the search. */
export function useMyLocation(onPlace: (place: Place) => void) {
  const [state, setState] = useState<"idle" | "asking" | "refused" | "unknown">("idle");
  return {
    state,
    ask() {
      if (!("geolocation" in navigator)) return setState("unknown");
      setState("asking");
      navigator.geolocation.getCurrentPosition(
        ({ coords }) => {
          setState("idle");
          onPlace({ lat: coords.latitude, lng: coords.longitude });
        },
        ({ code, PERMISSION_DENIED }) =>
          setState(code === PERMISSION_DENIED ? "refused" : "unknown"),
        { maximumAge: 60_000, timeout: 10_000 },
      );
    },
  };
}
