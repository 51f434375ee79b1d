import { useEffect } from "react";
import { useRevalidator } from "react-router";

const PAUSE_MS = 30_000;

/** Whoever looks at a parcel on its way sees it move; a page that nobody looks at asks nothing. */
export function useFollowing(isMoving: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isMoving) return;
    const look = () => {
      if (document.visibilityState === "visible") void revalidate();
    };
    const timer = setInterval(look, PAUSE_MS);
    return () => clearInterval(timer);
  }, [isMoving, revalidate]);
}
