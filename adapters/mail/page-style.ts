import type { CSSProperties } from 'react';
import { palette } from '#domain/site/palette.ts';

/** Of the body of every mail. */
export const pageStyle: CSSProperties = {
  margin: 0,
  padding: '12px',
  background: palette.paper,
  color: palette.ink,
  font: '16px/1.5 Arial, sans-serif',
};
