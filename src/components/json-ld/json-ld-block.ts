import type { Graph, Thing } from 'schema-dts';
import { dataBlock } from '../../lib/json-block.ts';
import { factsElementId } from './json-ld-element.ts';

/** The facts as JSON-LD (schema.org); nothing where there are none. */
export const factsBlock = (facts: readonly Thing[]): string => {
  if (facts.length === 0) return '';
  const graph: Graph = { '@context': 'https://schema.org', '@graph': facts };
  return dataBlock({ type: 'application/ld+json', id: factsElementId, value: graph });
};
