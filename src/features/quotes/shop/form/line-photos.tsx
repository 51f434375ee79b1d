import { MAX_FILES_PER_FORM } from "#core/file-type.ts";
import { fieldName } from "../../domain/form-line.ts";
import { countFiles } from "../../domain/order-line.ts";
import { Photos } from "./photos.tsx";
import type { KeyedLine, OrderFormState } from "./use-order-form.ts";

type LinePhotosProps = { line: KeyedLine; at: number; form: OrderFormState };

/** Photos of what is meant; eight for the whole form (product notes §6). */
export function LinePhotos({ line, at, form }: LinePhotosProps) {
  return (
    <>
      <input type="hidden" name={fieldName(at, "files")} value={line.files.join(" ")} />
      <Photos
        files={line.files}
        room={MAX_FILES_PER_FORM - countFiles(form.lines)}
        change={(by) => form.change(line.key, ({ files }) => ({ files: by(files) }))}
      />
    </>
  );
}
