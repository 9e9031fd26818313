import { type Config, type CustomPlugin, optimize } from 'svgo';
import type { PictureFormat } from '#domain/content/picture.ts';
import { allowedAttributes, allowedElements, entity, isLocal } from './drawing-rules.ts';

const namespace = 'http://www.w3.org/2000/svg';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const boxOf = ({ viewBox, width, height }: Readonly<Record<string, string>>): Box => {
  const [x = 0, y = 0, across = NaN, down = NaN] = viewBox
    ? viewBox
        .trim()
        .split(/[\s,]+/u)
        .map(Number)
    : [0, 0, Number.parseFloat(width ?? ''), Number.parseFloat(height ?? '')];
  if (!(across > 0 && down > 0 && Number.isFinite(x + y + across + down)))
    throw new Error('it has neither viewBox nor width and height');
  return { x, y, width: across, height: down };
};

/** The box in the ratio of the format, around the same centre: cropped or padded as photos are. */
const fitBox = (box: Box, { ratio: [across, down], cropped }: PictureFormat): Box => {
  const isTooWide = box.width * down > box.height * across;
  const width = isTooWide === cropped ? (box.height * across) / down : box.width;
  const height = isTooWide === cropped ? box.height : (box.width * down) / across;
  return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height };
};

const round = (value: number): number => Number(value.toFixed(3));

const keepAllowed = (format: PictureFormat): CustomPlugin => ({
  name: 'keepAllowed',
  fn: (root) => {
    const box = { value: '' };
    return {
      root: {
        enter() {
          root.children = root.children.filter((node) => node.type === 'element' && node.name === 'svg');
          if (root.children.length !== 1) throw new Error('it is no SVG');
        },
      },
      element: {
        enter(node, parent) {
          if (parent.type === 'root') {
            const { x, y, width, height } = fitBox(boxOf(node.attributes), format);
            box.value = [x, y, width, height].map(round).join(' ');
          }
          node.attributes = Object.fromEntries(
            Object.entries(node.attributes)
              .map(([name, value]): [string, string] => [name === 'xlink:href' ? 'href' : name, value])
              .filter(([name, value]) => allowedAttributes.has(name) && isLocal(name, value)),
          );
          if (parent.type === 'root') {
            const { width: _width, height: _height, x: _x, y: _y, ...rest } = node.attributes;
            node.attributes = { xmlns: namespace, ...rest, viewBox: box.value };
          }
          const isText = node.name === 'text' || node.name === 'tspan';
          node.children = node.children.filter((child) =>
            child.type === 'element' ? allowedElements.has(child.name) : child.type === 'text' && isText,
          );
        },
      },
    };
  },
});

/** Plugins of svgo that make drawings smaller; with more of them, files are larger once they are compressed. */
const minify: Config['plugins'] & {} = [
  'cleanupAttrs',
  { name: 'inlineStyles', params: { onlyMatchedOnce: false } },
  'convertStyleToAttrs',
  'removeUselessDefs',
  'cleanupNumericValues',
  'convertColors',
  'convertPathData',
  'removeEmptyContainers',
];

/**
 * Minifies a drawing and keeps only what a drawing consists of, so that nothing in it can run or load anything, and gives
 * it the ratio of its format.
 * @throws if it is no SVG, or has no size
 */
export const cleanDrawing = (svg: string, format: PictureFormat): string => {
  if (entity.test(svg)) throw new Error('it defines entities');
  return optimize(svg, { plugins: [...minify, keepAllowed(format)] }).data;
};
