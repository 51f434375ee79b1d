/** Product notes §4: QU + id of an order or a quote, FR + id of a forward request; as people type them. */
export function readOwnNumber(
  typed: string,
): { kind: "order" | "forward_request"; id: number } | undefined {
  const plain = typed.toUpperCase().replace(/[\s#-]/g, "");
  const [, letters, digits] = /^(QU|FR)(\d{1,15})$/.exec(plain) ?? [];
  if (!letters) return undefined;
  return { kind: letters === "QU" ? "order" : "forward_request", id: Number(digits) };
}
