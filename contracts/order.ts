import * as z from 'zod/mini';
import { localized } from './spec/localized.ts';
import { languages } from '#domain/shared/language.ts';

/** Maximum length of an order, in UTF-16 code units: 500 lines of 200. */
export const maxOrderLength = 100_000;

/** Name of the text area that posts the lines of an order without JavaScript. */
export const orderFieldName = 'satirlar';

/** Name of the input that posts the lines as they were when they were checked. */
export const checkedFieldName = 'denetlenen';

/** Name of the inputs that post what was chosen for a line without JavaScript. */
export const orderChoicePrefix = 'satir:';

/** Name of the inputs that post how many of a line's item are wanted, where the line does not say it clearly. */
export const orderAmountPrefix = 'satir-adet:';

/** Name of the checkbox that sends the lines that are no products along as text. */
export const restFieldName = 'kalan';

/** Body of POST /api/order-lines. */
export const orderBody = z.object({
  text: z.string().check(z.maxLength(maxOrderLength)),
  lang: z.optional(z.enum(languages)),
});

const orderItem = z.object({
  slug: z.string(),
  ref: z.exactOptional(z.string()),
  name: localized,
  variantName: z.exactOptional(localized),
});

/** The lines of an order with what the catalogue has for them: the item that is named, some to choose from, or none. */
export const identifiedOrder = z.object({
  lines: z.readonly(
    z.array(
      z.object({
        line: z.number(),
        /** Number of its last line, where a cell has line breaks. */
        endLine: z.exactOptional(z.number()),
        text: z.string(),
        /** Quantity that the line says, or may say where it is asked; 0 for nothing. */
        quantity: z.number(),
        /** Code of a unit; left out for pieces. */
        unit: z.exactOptional(z.string()),
        items: z.readonly(z.array(orderItem)),
        isSure: z.boolean(),
        /** Question to the visitor: how many, or to write several items on lines of their own. */
        question: z.exactOptional(z.enum(['quantity', 'several'])),
        /** Whether it orders nothing: names of columns, a sum, a greeting. */
        isNote: z.exactOptional(z.literal(true)),
      }),
    ),
  ),
  /** Lines that were not read, as there are too many. */
  more: z.number(),
});

export type IdentifiedOrder = z.output<typeof identifiedOrder>;

/** Order that was posted without JavaScript, with what came of it. */
export type PostedOrder =
  | {
      readonly kind: 'checked';
      readonly text: string;
      readonly order: IdentifiedOrder;
      /** Items that were chosen for lines, by their number, as `encodeItems` writes them. */
      readonly choices?: Readonly<Partial<Record<number, string>>>;
      /** Quantities that were typed for lines that do not say them clearly, by their number. */
      readonly answers?: Readonly<Partial<Record<number, string>>>;
      /** Whether the other lines are to go along as text. */
      readonly isRestSent?: boolean;
    }
  /** Posted along with something else, such as a change of the list. */
  | { readonly kind: 'typed'; readonly text: string; readonly isRestSent?: boolean }
  /** The catalogue could not be asked. */
  | { readonly kind: 'failed'; readonly text: string; readonly isRestSent?: boolean }
  /** `text` has the lines that were not added. */
  | {
      readonly kind: 'added';
      readonly text: string;
      readonly count: number;
      /** Lines that were not added. */
      readonly left: number;
      /** Lines among them whose sum with the list is no quantity. */
      readonly exceeding: number;
      readonly isRestSent?: boolean;
    };
