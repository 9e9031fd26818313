import type { ProcedureView } from '#domain/catalogue/procedures/view-procedure.ts';

/**
 * Writes the rules that place the products of a procedure on its table. They belong to one page, as the content
 * security policy allows no styles in attributes.
 */
export const tableStyles = ({ products }: Pick<ProcedureView, 'products'>): string => {
  const rules = products.map(
    ({ place: { x, y, width, height } }, index) =>
      `.instrument-table>:nth-child(${index + 1}){--x:${x}%;--y:${y}%;--w:${width}%${height === undefined ? '' : `;--h:${height}%`}}`,
  );
  return `@layer components{${rules.join('')}}`;
};
