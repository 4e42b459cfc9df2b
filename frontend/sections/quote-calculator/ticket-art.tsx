/** The sun behind the pines of Rome: paint of its own, so that it is printed too. */
export const TicketArt = () => (
  <svg viewBox="0 0 120 84" width="120" height="84" aria-hidden="true">
    <circle cx="64" cy="42" r="30" fill="#ffc53d" />
    <g fill="#1e5c43">
      <path d="M30 78c1-13 0-20-1-27h7c-1 7-2 14-1 27z" fill="#b8431c" />
      <path d="M4 48q0-15 17-16 6-8 16-5 14-4 18 6 11 3 10 15-6 5-14 1-5 5-13 1-6 5-12 0-5 5-11 0-8 3-11-2z" />
    </g>
    <g fill="#3c7d4f">
      <path d="M92 78c1-9 0-14-1-19h6c-1 5-2 10-1 19z" fill="#b8431c" />
      <path d="M72 57q0-12 13-13 5-6 12-4 11-3 14 5 8 2 7 12-5 4-11 1-4 4-10 1-5 4-10 0-4 4-8 0-5 2-7-2z" />
    </g>
    <path d="M0 80q30-6 60-2t60-2v8H0z" fill="#12382b" />
  </svg>
);
