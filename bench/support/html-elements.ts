import { XMLParser } from 'fast-xml-parser';
import { type ReactNode, createElement } from 'react';
import * as z from 'zod';

const voidElements = ['area', 'base', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr'];

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  allowBooleanAttributes: true,
  trimValues: false,
  parseTagValue: false,
  parseAttributeValue: false,
  htmlEntities: true,
  processEntities: { enabled: true, maxTotalExpansions: Infinity, maxExpandedLength: Infinity },
  unpairedTags: voidElements,
  stopNodes: ['*.script'],
});

/** A node as the parser writes it: `{ "#text": … }`, or `{ <tag>: <children>, ":@": <attributes> }`. */
const nodesSchema = z.array(z.record(z.string(), z.unknown()));
const attributesSchema = z.record(z.string(), z.unknown());
const textSchema = z.string();

/** Elements whose text is written as it is (HTML Living Standard, 13.1.2). */
const rawTextElements: ReadonlySet<string> = new Set(['script', 'style']);

const toElement = (node: Readonly<Record<string, unknown>>, key: number): ReactNode => {
  const { ':@': attributes = {}, '#text': text, ...rest } = node;
  if (text !== undefined) return textSchema.parse(text);
  const [tag] = Object.keys(rest);
  if (tag === undefined || tag.startsWith('?') || tag.startsWith('!')) return undefined;
  const { class: className, style: _style, ...others } = attributesSchema.parse(attributes);
  const props = { ...others, className, key };
  if (voidElements.includes(tag)) return createElement(tag, props);
  const children = nodesSchema.parse(rest[tag]);
  if (!rawTextElements.has(tag)) return createElement(tag, props, ...toElements(children));
  const source = children.map((child) => textSchema.parse(child['#text'])).join('');
  return createElement(tag, { ...props, dangerouslySetInnerHTML: { __html: source } });
};

const toElements = (nodes: readonly Readonly<Record<string, unknown>>[]): ReactNode[] =>
  nodes.map((node, index) => toElement(node, index));

/** The document as the parser reads it: without comments, and with the `<` of conditions in styles escaped. */
const toXml = (html: string): string =>
  html
    .replace(/<!--.*?-->/gsu, '')
    .replace(/(?<=<style[^>]*>).*?(?=<\/style>)/gsu, (css) =>
      css.replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
    );

/** The elements of a document, for React to render without any component: the least that rendering it can cost. */
export const elementsOf = (html: string): ReactNode =>
  toElements(nodesSchema.parse(parser.parse(toXml(html)))).find(
    (node) => node !== undefined && typeof node === 'object',
  );
