import type { ReactNode } from 'react';

/** The marks of a rule, all or those between them alone. */
const marks = (isShown: (millimetre: number) => boolean): string =>
  Array.from({ length: 121 }, (_, millimetre) => {
    if (!isShown(millimetre)) return '';
    const length = (millimetre % 10 === 0 && 26) || (millimetre % 5 === 0 && 18) || 11;
    return `M${millimetre * 10} 150v${length}`;
  }).join('');

const halfCentimetres = marks((millimetre) => millimetre % 5 === 0);
const millimetres = marks((millimetre) => millimetre % 5 !== 0);

const grip = Array.from({ length: 16 }, (_, index) => `M${520 + index * 9} 77v18`).join('');

/** A scalpel laid on a rule, for pages that have no picture of their own. */
export const Scalpel = (): ReactNode => (
  <svg className="scalpel" viewBox="0 0 1201 190" aria-hidden="true">
    <path className="fine" d={`M0 150h1201${halfCentimetres}`} />
    <path className="fine millimetres" d={millimetres} />
    <path d="M120 86q0-10 16-10h360q60-6 170-4l54 4v20l-54 4q-110 2-170-4H136q-16 0-16-10z" />
    <path d="M720 78l58-3q24-1 40-14c60-2 150 14 232 44c-92 9-170 10-230 3q-20-6-42-7l-58-5z" />
    <path className="fine" d={`M740 83h46q6 3 0 6h-46zM834 66q92 10 190 38${grip}`} />
    <circle cx="144" cy="86" r="5" />
  </svg>
);
