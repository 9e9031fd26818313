import { optimize } from 'svgo';

interface View {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** An SVG of these shapes, with coordinates of one decimal. */
export const toDrawing = ({ x, y, width, height }: View, shapes: string): string =>
  optimize(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}">${shapes}</svg>`,
    {
      plugins: [{ name: 'convertPathData', params: { floatPrecision: 1 } }],
    },
  ).data;
