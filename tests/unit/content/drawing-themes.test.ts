import { expect, test } from 'vitest';
import { pictureFormats } from '#domain/content/picture.ts';
import { cleanDrawing } from '../../../adapters/content/pictures/clean-drawing.ts';
import { withThemes } from '../../../adapters/content/pictures/drawing-themes.ts';

const drawing = (colour: string): string =>
  cleanDrawing(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30" stroke="${colour}"><path d="M0 0h40"/></svg>`,
    pictureFormats.product,
  );

test('a drawing in the colours of the site has its lines light on a dark page', () => {
  const themed = withThemes(drawing('#0b2b33'));

  expect(themed).toMatch(/^<svg [^>]*><style>@media \(prefers-color-scheme:dark\)\{.*\}<\/style><path /u);
  expect(themed).toMatch(/\[stroke="#0b2b33"\][^{]*\{stroke:#dbe6e5\}/u);
});

test('a drawing in other colours stays as it is', () => {
  expect(withThemes(drawing('#008000'))).toBe(drawing('#008000'));
});
