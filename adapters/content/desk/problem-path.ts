import { type Document, LineCounter, isNode, isPair, isScalar, isSeq, parseDocument, visit } from 'yaml';
import type { JsonPath } from '#domain/desk/publishing/json.ts';

interface Place {
  readonly path: JsonPath;
  /** 1-based. */
  readonly line: number;
}

/** Lists the values of a file with the lines where they begin, parents before what is in them. */
const placesOf = (document: Document, lines: LineCounter): Place[] => {
  const places: Place[] = [];
  const paths = new Map<unknown, JsonPath>();
  visit(document, {
    Node(key, node, ancestors) {
      if (key === 'key') return;
      const parent = ancestors.at(-1);
      const container = isPair(parent) ? ancestors.at(-2) : parent;
      const above = paths.get(container) ?? [];
      const path = isPair(parent)
        ? [...above, isScalar(parent.key) ? String(parent.key.value) : '']
        : isSeq(parent) && typeof key === 'number'
          ? [...above, key]
          : above;
      paths.set(node, path);
      if (node.range) places.push({ path, line: lines.linePos(node.range[0]).line });
    },
  });
  return places;
};

const toKey = (part: string): string | number => (/^\d+$/u.test(part) ? Number(part) : part);

/** The path that a problem's text begins with, such as `variants.0.ref: …`, if there is such a place or its parent. */
const namedPath = (text: string, document: Document): JsonPath | undefined => {
  const [, name, sign] = /^([\w-]+(?:\.[\w-]+)*)(:| is )/u.exec(text) ?? [];
  if (name === undefined) return undefined;
  const path = name.split('.').map(toKey);
  if (document.hasIn(path)) return path;
  const parent = path.length === 1 ? document.contents : document.getIn(path.slice(0, -1), true);
  // The first word of a sentence is no path.
  const isMissing = path.length > 1 || sign === ':';
  return isMissing && isNode(parent) && !isScalar(parent) ? path : undefined;
};

/** Creates the finder of the places that problems of a file are about, as paths of its value; the file as a whole is []. */
export const createPathFinder = (source: string) => {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false });
  const places = placesOf(document, lines);
  return ({ line, text }: { readonly line: number; readonly text: string }): JsonPath =>
    namedPath(text, document) ??
    places.find((place) => place.line === line && place.path.length > 0)?.path ??
    [];
};
