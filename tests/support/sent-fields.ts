import { decodeHTML } from 'entities';
import type { PostedFields } from '#contracts/desk/decode-file.ts';

const attribute = (tag: string, name: string): string | undefined => {
  const value = new RegExp(` ${name}="(?<value>[^"]*)"`, 'u').exec(tag)?.groups?.['value'];
  return value === undefined ? undefined : decodeHTML(value);
};

/** Fields that a browser sends of the form in a page. */
export const sentFields = (html: string): PostedFields => {
  const fields: Record<string, string> = {};
  for (const [tag, body = ''] of html.matchAll(/<textarea[^>]*>(?<body>[^<]*)<\/textarea>/gu)) {
    const [, text = ''] = /<textarea[^>]*>([^<]*)</u.exec(tag) ?? [tag, body];
    // The first line break after the tag is none of the text.
    fields[attribute(tag, 'name') ?? ''] = decodeHTML(text.replace(/^\n/u, '')).replaceAll('\n', '\r\n');
  }
  for (const [tag] of html.matchAll(/<input[^>]*>/gu)) {
    const isSent = attribute(tag, 'type') !== 'checkbox' || / checked=""/u.test(tag);
    const name = attribute(tag, 'name');
    if (isSent && name !== undefined) fields[name] = attribute(tag, 'value') ?? '';
  }
  for (const [tag] of html.matchAll(/<select.*?<\/select>/gsu)) {
    const option = /<option[^>]* selected=""[^>]*>(?<label>[^<]*)/u.exec(tag);
    const value = option && (attribute(option[0], 'value') ?? decodeHTML(option.groups?.['label'] ?? ''));
    fields[attribute(tag, 'name') ?? ''] = value ?? '';
  }
  return fields;
};
