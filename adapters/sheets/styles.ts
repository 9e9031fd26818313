import { palette } from '#domain/site/palette.ts';

/** A4 in points, with its margins. */
export const page = { width: 595.28, height: 841.89, side: 48, top: 84, bottom: 50 } as const;

export const inner = page.width - 2 * page.side;

export interface TextStyle {
  readonly weight: 'regular' | 'semibold';
  /** In points. */
  readonly size: number;
  /** Line height, as a multiple of the size. */
  readonly leading: number;
  readonly colour: string;
}

export const styles = {
  title: { weight: 'semibold', size: 20, leading: 1.15, colour: palette.ink },
  heading: { weight: 'semibold', size: 12, leading: 1.3, colour: palette.ink },
  text: { weight: 'regular', size: 9.5, leading: 1.4, colour: palette.ink },
  strong: { weight: 'semibold', size: 9.5, leading: 1.4, colour: palette.ink },
  soft: { weight: 'regular', size: 9.5, leading: 1.4, colour: palette.inkSoft },
  small: { weight: 'regular', size: 8, leading: 1.4, colour: palette.inkSoft },
  mark: { weight: 'semibold', size: 9.5, leading: 1.4, colour: palette.accent },
  smallStrong: { weight: 'semibold', size: 8, leading: 1.4, colour: palette.ink },
} as const satisfies Record<string, TextStyle>;
