import type { BrowserContextOptions, Page } from 'playwright-core';

interface Screen {
  readonly width: number;
  readonly height: number;
  /** Phones have scrollbars that take no room. */
  readonly isPhone?: boolean;
}

export const screens: readonly Screen[] = [
  { width: 360, height: 740, isPhone: true },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];

/** The one width that there is on paper: that of A4 at 96 pixels an inch (CSS Values 4, section 6.2). */
export const paper: Screen = { width: 794, height: 1123 };

type Look = Pick<BrowserContextOptions, 'colorScheme' | 'forcedColors'> & {
  readonly media: NonNullable<Parameters<Page['emulateMedia']>[0]>['media'];
};

/** Looks that the visitor's system may ask for. */
export const looks = {
  light: { colorScheme: 'light', media: 'screen' },
  dark: { colorScheme: 'dark', media: 'screen' },
  forced: { colorScheme: 'dark', forcedColors: 'active', media: 'screen' },
  print: { colorScheme: 'light', media: 'print' },
} as const satisfies Readonly<Record<string, Look>>;

export type LookName = keyof typeof looks;

export const lookNames: readonly LookName[] = ['light', 'dark', 'forced', 'print'];
