import { type ComponentProps, useRef } from "react";
import { useNavigation } from "react-router";
import { Button } from "#ui/button.tsx";

type PostButtonProps = Omit<ComponentProps<typeof Button>, "type" | "busy" | "onClick">;

/** A second press within this time counts as the same press: React may not have rendered the posted state yet. */
const PRESS_MS = 500;

/** Submits its form once: until the answer is on screen, pressing it again does nothing. */
export function PostButton(props: PostButtonProps) {
  const isPosted = useNavigation().formMethod === "POST";
  const pressedAt = useRef(-PRESS_MS);
  return (
    <Button
      {...props}
      type="submit"
      busy={isPosted}
      // The Enter key in a field also triggers a click on the button.
      onClick={(event) => {
        if (event.timeStamp - pressedAt.current < PRESS_MS) event.preventDefault();
        else pressedAt.current = event.timeStamp;
      }}
    />
  );
}
