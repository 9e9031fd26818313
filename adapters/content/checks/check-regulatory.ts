import {
  type Regulatory,
  type RegulatoryField,
  isDevice,
  needsNotifiedBody,
  regulatoryFacts,
} from '#domain/catalogue/products/regulatory.ts';
import type { ContentProblem } from '#domain/content/problems.ts';
import { type ProductEntry, problemAt } from '../schemas/product-entry.ts';

type Fault = readonly [field: RegulatoryField, text: string];

/** Values that contradict each other. */
const findContradictions = (regulatory: Regulatory): Fault[] => {
  const { classification, ceMark, notifiedBody, udiDi, uts } = regulatory;
  const faults: Fault[] = [];
  if (!isDevice(classification)) {
    const text = 'is not for a product that is no medical device (classification: none)';
    if (notifiedBody !== undefined) faults.push(['notifiedBody', text]);
    if (udiDi !== undefined) faults.push(['udiDi', text]);
    if (uts !== undefined) faults.push(['uts', text]);
  } else if (notifiedBody !== undefined) {
    if (!needsNotifiedBody(classification)) faults.push(['notifiedBody', 'class I has no notified body']);
    else if (!ceMark) faults.push(['notifiedBody', 'stands beside a CE mark: ceMark must be true']);
  }
  return faults;
};

/** Checks what the schema of a single value cannot: contradictions. */
export const checkRegulatory = (entry: ProductEntry): ContentProblem[] => {
  const { regulatory } = entry.yaml.value;
  return (regulatory ? findContradictions(regulatory) : []).map(([field, text]) =>
    problemAt(entry, ['regulatory', field], `regulatory.${field}: ${text}`),
  );
};

/** Information that the class requires and that is missing: no error, as pages say that it is supplied on request. */
export const missingRegulatory = ({ yaml }: ProductEntry): ContentProblem[] => {
  const missing = regulatoryFacts(yaml.value.regulatory)
    .filter(({ state }) => state === 'missing')
    .map(({ field }) => field);
  if (missing.length === 0) return [];
  const { file, lineOf } = yaml;
  return [
    {
      file,
      // Found when it is printed: a load does not need it.
      get line() {
        return lineOf(['regulatory']);
      },
      text: `regulatory: ${missing.join(', ')} not there yet`,
    },
  ];
};
