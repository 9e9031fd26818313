import type { Localized } from '#domain/shared/language.ts';

/** A part of a procedure, with what is used in it. */
export interface ProcedurePhase {
  readonly title: Localized;
  /** One or two sentences. */
  readonly text: Localized;
  /** English slugs. */
  readonly products: readonly string[];
}

/** Place of a product, or of its picture of 4:3, on the instrument table. */
export interface TablePlace {
  /** English slug. */
  readonly product: string;
  /** Place of its centre, in percent of the table's width from the left. */
  readonly x: number;
  /** Place of its centre, in percent of the table's height from the top. */
  readonly y: number;
  /** Width in percent of the table's width. */
  readonly width: number;
  /** Height in percent of the table's height, where there is one picture of the whole table. */
  readonly height?: number;
}

/** A surgical procedure and what the catalogue has for it. */
export interface Procedure {
  /** Pages are found by either; the site links to `en`. */
  readonly slug: Localized;
  readonly name: Localized;
  readonly summary: Localized;
  /** Slugs of the solutions that it belongs to, and that link to it. */
  readonly solutions: readonly string[];
  /** Slugs of the product groups that link to it. */
  readonly categories: readonly string[];
  /** Phases in their order. */
  readonly phases: readonly ProcedurePhase[];
  /** File of the picture of the table with everything on it. */
  readonly picture?: string;
  /** One place for each product that a phase names, in the order of their numbers. */
  readonly table: readonly TablePlace[];
}

/** A procedure as links to it need it. */
export interface ProcedureLink {
  /** The English one. */
  readonly slug: string;
  readonly name: Localized;
  readonly solutions: readonly string[];
  readonly categories: readonly string[];
  /** Number of its phases. */
  readonly phases: number;
  /** Number of products used in it that the catalogue has. */
  readonly products: number;
  /** File of the picture of its table. */
  readonly picture?: string | undefined;
}

/** English slugs of what is used in a procedure, each once, in the order of the phases. */
export const productsOfProcedure = ({ phases }: Pick<Procedure, 'phases'>): readonly string[] => [
  ...new Set(phases.flatMap(({ products }) => products)),
];

/** English slugs of the procedures in which a product is used. @param product its English slug */
export const proceduresWith = (procedures: readonly Procedure[], product: string): readonly string[] =>
  procedures
    .filter((procedure) => productsOfProcedure(procedure).includes(product))
    .map(({ slug }) => slug.en);
