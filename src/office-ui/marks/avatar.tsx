import { classNames } from "#ui/class-names.ts";
import { initialsOf } from "./initials.ts";

type AvatarProps = {
  /** Undefined if nobody is assigned. */
  name: string | undefined;
  isMe?: boolean;
  large?: boolean;
};

/** Hidden from screen readers: the name stands next to it, or is its title where there is no room. */
export function Avatar({ name, isMe, large }: AvatarProps) {
  return (
    <span
      className={classNames(
        "avatar",
        large && "avatar-large",
        isMe && "avatar-me",
        name === undefined && "avatar-empty",
      )}
      title={name}
      aria-hidden="true"
    >
      {name === undefined ? "" : initialsOf(name)}
    </span>
  );
}
