import { isDemonstrationGtin } from '#domain/shared/udi.ts';

/**
 * Classes of Regulation (EU) 2017/745 (MDR), Annex VIII. Subclasses of class I are sterile (Is), have a measuring
 * function (Im) or are reusable surgical instruments (Ir), which a notified body assesses in part (Article 52(7)).
 */
export const deviceClasses = ['I', 'Is', 'Im', 'Ir', 'IIa', 'IIb', 'III'] as const;

export type DeviceClass = (typeof deviceClasses)[number];

/** `none`: not a medical device. */
export const classifications = [...deviceClasses, 'none'] as const;

export type Classification = (typeof classifications)[number];

/** Regulatory information of a product. */
export interface Regulatory {
  readonly classification: Classification;
  readonly ceMark: boolean;
  /** Four digits. */
  readonly notifiedBody?: string;
  /** See isUdiDi. */
  readonly udiDi?: string;
  /** Registration number of the Turkish product tracking system (Ürün Takip Sistemi). */
  readonly uts?: string;
  /** Whether only healthcare professionals may use it. */
  readonly professionalUse: boolean;
}

export type RegulatoryField = 'classification' | 'ceMark' | 'notifiedBody' | 'udiDi' | 'uts';

/** One line of a product's regulatory block; `missing`: required by its class, but not known yet. */
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

/** True of every class but I (MDR Article 52). */
export const needsNotifiedBody = (classification: Classification): boolean =>
  isDevice(classification) && classification !== 'I';

const given = (
  field: Exclude<RegulatoryField, 'classification'>,
  value: string | undefined,
): RegulatoryFact => (value === undefined ? { field, state: 'missing' } : { field, state: 'given', value });

/**
 * Lines where nothing is known, none of them about a notified body, as whether one is required depends on the class.
 */
const unknown = (['classification', 'ceMark', 'udiDi', 'uts'] as const).map((field): RegulatoryFact => ({
  field,
  state: 'missing',
}));

/** The lines of the block, in reading order. */
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

/** Whether a number is marked as made up: neither a notified body 0000 nor a product with the GS1 prefix 952 exists. */
export const isFictional = ({ notifiedBody, udiDi, uts }: Regulatory): boolean =>
  notifiedBody === '0000' ||
  (udiDi !== undefined && isDemonstrationGtin(udiDi)) ||
  uts?.startsWith('DEMO-') === true;
