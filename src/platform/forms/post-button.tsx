import type { ComponentProps } from "react";
import { useNavigation } from "react-router";
import { Button } from "#ui/button.tsx";

type PostButtonProps = Omit<ComponentProps<typeof Button>, "type" | "busy" | "onClick">;

/** Posts the form that it stands in, once: until the answer is on screen, pressing it again does nothing. */
export function PostButton(props: PostButtonProps) {
  const isPosted = useNavigation().formMethod === "POST";
  return (
    <Button
      {...props}
      type="submit"
      busy={isPosted}
      // The second click of a double one comes before React has drawn what the first did.
      onClick={(event) => {
        if (event.detail > 1) event.preventDefault();
      }}
    />
  );
}
