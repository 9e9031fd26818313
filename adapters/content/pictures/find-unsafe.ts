import { type CustomPlugin, optimize } from 'svgo';
import { allowedElements, entity, foreignUrl, ignoredElements, isLocal } from './drawing-rules.ts';

/**
 * Whether it is an attribute that no editor writes into a drawing unless somebody wants it there; the rest that is
 * removed does no harm.
 */
const isUnsafeAttribute = (name: string, value: string): boolean => {
  const local = name === 'xlink:href' ? 'href' : name;
  return /^on/iu.test(name) || /script:/iu.test(value) || !isLocal(local, value);
};

const reportUnsafe = (unsafe: Set<string>): CustomPlugin => ({
  name: 'reportUnsafe',
  fn: () => ({
    element: {
      enter({ name, attributes }) {
        const isEditors = name.includes(':') && !/script|foreign/iu.test(name);
        if (!isEditors && !allowedElements.has(name) && !ignoredElements.has(name)) unsafe.add(`<${name}>`);
        for (const [attribute, value] of Object.entries(attributes))
          if (!attribute.startsWith('xmlns') && isUnsafeAttribute(attribute, value))
            unsafe.add(`${attribute} on <${name}>`);
      },
    },
    instruction: {
      enter({ name }) {
        if (name !== 'xml') unsafe.add(`<?${name}?>`);
      },
    },
    text: {
      enter({ value }, parent) {
        if (
          parent.type === 'element' &&
          parent.name === 'style' &&
          (/@import/iu.test(value) || foreignUrl.test(value))
        )
          unsafe.add('a reference in <style>');
      },
    },
  }),
});

/**
 * Finds what must not be in a drawing, such as scripts, event handlers and references to other files.
 * @throws if it is no SVG
 */
export const findUnsafe = (svg: string): readonly string[] => {
  if (entity.test(svg)) return ['<!ENTITY>'];
  const unsafe = new Set<string>();
  optimize(svg, { plugins: [reportUnsafe(unsafe)] });
  return [...unsafe];
};
