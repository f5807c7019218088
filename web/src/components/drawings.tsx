import type { ReactNode } from "react";

/** An SVG in the colours of the theme (app/site.css), hidden from screen readers. */
const Drawing = ({ children }: { readonly children: ReactNode }) => (
  <svg className="drawing" viewBox="0 0 160 112" width="160" height="112" aria-hidden="true" focusable="false">
    {children}
  </svg>
);

/** An open book with a film strip and a moon: nothing was made yet. */
export const OpenBook = () => (
  <Drawing>
    <circle className="d-glow" cx="80" cy="52" r="46" />
    <path className="d-amber" d="M116 16a12 12 0 1 0 10 19 10 10 0 0 1-10-19z" />
    <g transform="rotate(-9 82 60)">
      <rect className="d-film" x="68" y="16" width="30" height="80" rx="4" />
      <path className="d-paper" d="M73 22h20v13H73zM73 40h20v13H73zM73 58h20v13H73z" />
      <path className="d-amber" d="M80 25v7l6-3.500z" />
    </g>
    <path className="d-page" d="M80 82c-12-9-28-10-44-6v24c16-4 32-3 44 6 12-9 28-10 44-6V76c-16-4-32-3-44 6z" />
    <path
      className="d-ink"
      d="M80 82v24M46 84c9-1 17 0 25 4M46 91c9-1 17 0 25 4M89 88c8-4 16-5 25-4M89 95c8-4 16-5 25-4"
    />
    <path
      className="d-amber"
      d="M44 34l2 5 5 2-5 2-2 5-2-5-5-2 5-2zM122 54l1.400 3.600 3.600 1.400-3.600 1.400-1.400 3.600-1.400-3.600-3.600-1.400 3.600-1.400z"
    />
  </Drawing>
);

/** An empty film reel: no task matches. */
export const EmptyReel = () => (
  <Drawing>
    <circle className="d-glow" cx="80" cy="54" r="46" />
    <path className="d-ink" d="M80 92h46c8 0 10 6 16 6" fill="none" />
    <circle className="d-page" cx="80" cy="56" r="36" />
    <circle className="d-film" cx="80" cy="56" r="6" />
    <g className="d-hole">
      <circle cx="80" cy="35" r="8" />
      <circle cx="100" cy="49.500" r="8" />
      <circle cx="92" cy="73" r="8" />
      <circle cx="68" cy="73" r="8" />
      <circle cx="60" cy="49.500" r="8" />
    </g>
  </Drawing>
);

/** A paint pot with a brush: no pictures or files. */
export const PaintPot = () => (
  <Drawing>
    <circle className="d-glow" cx="80" cy="54" r="46" />
    <path className="d-ink" d="M92 54 118 18" />
    <path className="d-amber" d="M115 22l6-10c3-4 8 0 5 4l-7 9z" />
    <path className="d-page" d="M52 52h56l-6 44c-.500 4-3 6-7 6H65c-4 0-6.500-2-7-6z" />
    <ellipse className="d-film" cx="80" cy="52" rx="28" ry="8" />
    <path className="d-amber" d="M60 54c0 10 2 16 6 16s3-8 7-8 3 14 7 14 4-18 6-21z" />
  </Drawing>
);

/** A lantern on a dark path: access denied. */
export const Lantern = () => (
  <Drawing>
    <circle className="d-glow" cx="80" cy="54" r="46" />
    <path className="d-ink" d="M70 26c0-14 20-14 20 0M44 102h72" fill="none" />
    <path className="d-film" d="M64 26h32l4 8H60zM60 90h40l4 8H56z" />
    <path className="d-page" d="M62 34h36l2 56H60z" />
    <path className="d-amber" d="M80 46c9 12 12 18 12 24a12 12 0 0 1-24 0c0-6 3-12 12-24z" />
    <path className="d-paper" d="M80 64c4 5 5 7 5 10a5 5 0 0 1-10 0c0-3 1-5 5-10z" />
  </Drawing>
);

/** A sealed letter: no messages were sent yet. */
export const Letter = () => (
  <Drawing>
    <circle className="d-glow" cx="80" cy="54" r="46" />
    <path className="d-page" d="M42 34h76c2 0 4 2 4 4v44c0 2-2 4-4 4H42c-2 0-4-2-4-4V38c0-2 2-4 4-4z" />
    <path className="d-ink" d="M39 36l41 30 41-30M39 84l28-27M121 84L93 57" />
    <circle className="d-amber" cx="80" cy="66" r="9" />
    <path className="d-ink" d="M20 46h10M16 58h14M22 70h8" />
  </Drawing>
);
