import { useState } from "react";

/** Whether the user has touched the form by pointer, finger or key: just opening the page loads nothing. */
export function useNear() {
  const [isNear, setNear] = useState(false);
  const onNear = () => setNear(true);
  return { isNear, watch: { onPointerOver: onNear, onFocus: onNear, onClick: onNear } };
}
