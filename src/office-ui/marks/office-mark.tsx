/** A parcel with its strip of tape, in ink. */
export function OfficeMark() {
  return (
    <svg viewBox="0 0 18 18" className="office-mark" aria-hidden="true">
      <rect x="1" y="1" width="16" height="16" rx="4" className="fill-ink" />
      <path d="M1 6.500h16" className="stroke-paper" strokeWidth="1.4" />
      <path d="M6.900 1h4.200v8.200l-1.050-.9-1.050.9-1.050-.9-1.050.9z" className="fill-paper" />
    </svg>
  );
}
