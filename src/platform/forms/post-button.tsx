import type { ComponentProps } from "react";
import { useNavigation } from "react-router";
import { Button } from "#ui/button.tsx";

/** Posts the form that it stands in, once: until the answer is on screen, pressing it again does nothing. */
export function PostButton(props: Omit<ComponentProps<typeof Button>, "type" | "busy">) {
  const isPosted = useNavigation().formMethod === "POST";
  return <Button {...props} type="submit" busy={isPosted} />;
}
