import { XMLParser, XMLValidator } from 'fast-xml-parser';
import * as z from 'zod';

const lists = new Set(['url', 'sitemap', 'entry', 'link', 'xhtml:link']);

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  isArray: (name) => lists.has(name),
});

/** Attributes and elements by name. @throws if the XML is not well-formed */
export const parseXml = (xml: string): unknown => {
  const fault = XMLValidator.validate(xml);
  if (fault !== true) throw new Error(fault.err.msg);
  return parser.parse(xml);
};

/** A link of a sitemap or feed. */
export const xmlLink = z.object({
  href: z.string(),
  rel: z.string().optional(),
  hreflang: z.string().optional(),
});
