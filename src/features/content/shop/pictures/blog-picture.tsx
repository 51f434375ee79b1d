export function BlogPicture({ name }: { name: string }) {
  return <svg viewBox="0 0 640 400" data-name={name} aria-hidden="true" />;
}
