import { paths } from '#domain/site/pages.ts';
import { sizeFieldId } from '#domain/site/paths.ts';

/** Path, without the language, of the choice of a size on a product's page. @param slug the English one */
export const sizeChoicePath = (slug: string): string => `${paths.product(slug)}#${sizeFieldId}`;
