import { isDemonstrationGtin } from '#domain/catalogue/udi.ts';

/**
 * Classes of Regulation (EU) 2017/745 (MDR), Annex VIII. Those of class I with a letter are sterile (Is), measure (Im)
 * or are reusable surgical instruments (Ir): for that part, a notified body is involved (Article 52(7)).
 */
export const deviceClasses = ['I', 'Is', 'Im', 'Ir', 'IIa', 'IIb', 'III'] as const;

export type DeviceClass = (typeof deviceClasses)[number];

/** `none`: the product is no medical device. */
export const classifications = [...deviceClasses, 'none'] as const;

export type Classification = (typeof classifications)[number];

/** What authorities ask to be known of a product. */
export interface Regulatory {
  readonly classification: Classification;
  readonly ceMark: boolean;
  /** Four digits. */
  readonly notifiedBody?: string;
  /** See isUdiDi. */
  readonly udiDi?: string;
  /** Registration in the Turkish product tracking system (Ürün Takip Sistemi). */
  readonly uts?: string;
  /** Whether only healthcare professionals may use it. */
  readonly professionalUse: boolean;
}

export type RegulatoryField = 'classification' | 'ceMark' | 'notifiedBody' | 'udiDi' | 'uts';

/** One line of a product's regulatory block; `missing`: its class calls for it, and it is not there yet. */
export type RegulatoryFact =
  | { readonly field: 'classification'; readonly state: 'given'; readonly value: DeviceClass }
  | {
      readonly field: Exclude<RegulatoryField, 'classification'>;
      readonly state: 'given';
      readonly value: string;
    }
  | { readonly field: RegulatoryField; readonly state: 'missing' | 'notNeeded' };

export const isDevice = (classification: Classification): classification is DeviceClass =>
  classification !== 'none';

/** Every class but I (MDR Article 52). */
export const needsNotifiedBody = (classification: Classification): boolean =>
  isDevice(classification) && classification !== 'I';

const given = (
  field: Exclude<RegulatoryField, 'classification'>,
  value: string | undefined,
): RegulatoryFact => (value === undefined ? { field, state: 'missing' } : { field, state: 'given', value });

/** Of a product of which nothing is known yet; whether a notified body is called for depends on the class. */
const unknown = (['classification', 'ceMark', 'udiDi', 'uts'] as const).map((field): RegulatoryFact => ({
  field,
  state: 'missing',
}));

/** The lines of the block, in the order of reading. */
export const regulatoryFacts = (regulatory: Regulatory | undefined): readonly RegulatoryFact[] => {
  if (!regulatory) return unknown;
  const { classification, ceMark, notifiedBody, udiDi, uts } = regulatory;
  const mark = given('ceMark', ceMark ? 'CE' : undefined);
  if (!isDevice(classification)) {
    return [{ field: 'classification', state: 'notNeeded' }, ...(ceMark ? [mark] : [])];
  }
  return [
    { field: 'classification', state: 'given', value: classification },
    mark,
    needsNotifiedBody(classification)
      ? given('notifiedBody', notifiedBody)
      : { field: 'notifiedBody', state: 'notNeeded' },
    given('udiDi', udiDi),
    given('uts', uts),
  ];
};

/** Whether a value says of itself that it is made up: there is no notified body 0000, and no product 952 (GS1). */
export const isFictional = ({ notifiedBody, udiDi, uts }: Regulatory): boolean =>
  notifiedBody === '0000' ||
  (udiDi !== undefined && isDemonstrationGtin(udiDi)) ||
  uts?.startsWith('DEMO-') === true;
