/** The sign of the house: the sun goes down behind an umbrella pine. */
export function Mark() {
  return (
    <svg viewBox="0 0 40 40" width="40" height="40" aria-hidden="true">
      <circle cx="20" cy="20" r="20" fill="#b8431c" />
      <circle cx="26" cy="23" r="9" fill="#ffc53d" />
      <path d="M0 20a20 20 0 0 0 5 13.200q15-5 30 0A20 20 0 0 1 5 33.200z" fill="#12382b" />
      <path d="M16.200 20h2.600l.8 15h-4.200z" fill="#12382b" />
      <path
        d="M5 20q1.500-9 12.500-9T30 20q-5 2-7.500-.4-2.500 2.400-5 0-2.500 2.400-5 0Q10 22 5 20z"
        fill="#12382b"
      />
    </svg>
  );
}
