import { classNames } from "#ui/class-names.ts";
import { initialsOf } from "./initials.ts";

type AvatarProps = {
  /** Undefined: nobody has it. */
  name: string | undefined;
  isMe?: boolean;
  large?: boolean;
};

/** Silent: the name stands beside it, or in its title where there is no room. */
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
