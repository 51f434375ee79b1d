import { type ComponentProps, useRef } from "react";
import { useNavigation } from "react-router";
import { Button } from "#ui/button.tsx";

type PostButtonProps = Omit<ComponentProps<typeof Button>, "type" | "busy" | "onClick">;

/** A second press within this time is part of the first: React may not have drawn yet that it was posted. */
const PRESS_MS = 500;

/** Posts the form that it stands in, once: until the answer is on screen, pressing it again does nothing. */
export function PostButton(props: PostButtonProps) {
  const isPosted = useNavigation().formMethod === "POST";
  const pressedAt = useRef(-PRESS_MS);
  return (
    <Button
      {...props}
      type="submit"
      busy={isPosted}
      // Also the Enter key in a field comes as a click on the button.
      onClick={(event) => {
        if (event.timeStamp - pressedAt.current < PRESS_MS) event.preventDefault();
        else pressedAt.current = event.timeStamp;
      }}
    />
  );
}
