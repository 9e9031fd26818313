import { LRUCache } from 'lru-cache';
import sanitizeHtml from 'sanitize-html';

const allowedTags = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'sup', 'sub', 'br'];
const allowedAttributes = ['scope', 'colspan', 'rowspan'];

/** The sanitized HTML of a details table, and what was removed from it. */
export interface TableHtml {
  readonly html: string;
  readonly unsafe: readonly string[];
}

const sanitize = (html: string): TableHtml => {
  const unsafe = new Set<string>();
  const clean = sanitizeHtml(html, {
    allowedTags,
    allowedAttributes: { th: allowedAttributes, td: allowedAttributes },
    onOpenTag: (tag, attributes) => {
      if (!allowedTags.includes(tag)) unsafe.add(`<${tag}>`);
      for (const name of Object.keys(attributes)) {
        const isAllowed = (tag === 'th' || tag === 'td') && allowedAttributes.includes(name);
        if (!isAllowed) unsafe.add(`${name} on <${tag}>`);
      }
    },
  });
  return { html: clean.trim(), unsafe: [...unsafe] };
};

/** Variants of a product often have the same table. */
const sanitized = new LRUCache<string, TableHtml>({ max: 1000, memoMethod: sanitize });

/** Keeps only the tags and attributes of a plain table, so that content cannot inject scripts. */
export const sanitizeTable = (html: string): TableHtml => sanitized.memo(html);
