/** A letter with a seal: nothing was sent yet. In the colours and the frame of components/drawings.tsx. */
export const Letter = () => (
  <svg className="drawing" viewBox="0 0 160 112" width="160" height="112" aria-hidden="true" focusable="false">
    <circle className="d-glow" cx="80" cy="54" r="46" />
    <path className="d-page" d="M42 34h76c2 0 4 2 4 4v44c0 2-2 4-4 4H42c-2 0-4-2-4-4V38c0-2 2-4 4-4z" />
    <path className="d-ink" d="M39 36l41 30 41-30M39 84l28-27M121 84L93 57" />
    <circle className="d-amber" cx="80" cy="66" r="9" />
    <path className="d-ink" d="M20 46h10M16 58h14M22 70h8" />
  </svg>
);
