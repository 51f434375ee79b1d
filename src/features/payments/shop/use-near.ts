import { useState } from "react";

/** Whether anybody has come to a form yet, by pointer, finger or key: who only opens its page has asked for nothing. */
export function useNear() {
  const [isNear, setNear] = useState(false);
  const onNear = () => setNear(true);
  return { isNear, watch: { onPointerOver: onNear, onFocus: onNear, onClick: onNear } };
}
