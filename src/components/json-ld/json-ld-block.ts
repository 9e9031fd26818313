import type { Graph, Thing } from 'schema-dts';
import { jsonBlock } from '../../lib/json-block.ts';
import { jsonLdElementId } from './json-ld-element.ts';

/** The facts as JSON-LD (schema.org); nothing where there are none. */
export const jsonLdBlock = (facts: readonly Thing[]): string => {
  if (facts.length === 0) return '';
  const graph: Graph = { '@context': 'https://schema.org', '@graph': facts };
  return jsonBlock({ type: 'application/ld+json', id: jsonLdElementId, value: graph });
};
