import * as z from 'zod/mini';

const deviceClasses = ['I', 'Is', 'Im', 'Ir', 'IIa', 'IIb', 'III'] as const;

export const deviceClass = z.enum(deviceClasses);

const classification = z.enum([...deviceClasses, 'none']);

export const regulatoryView = z.object({
  classification,
  ceMark: z.boolean(),
  notifiedBody: z.exactOptional(z.string()),
  udiDi: z.exactOptional(z.string()),
  uts: z.exactOptional(z.string()),
  professionalUse: z.boolean(),
});

/** Regulatory information on a medical device (not in spec §3), without what is unknown. */
export const regulatory = z.codec(
  z.object({
    classification,
    ce_mark: z.boolean(),
    notified_body: z.exactOptional(z.string()),
    udi_di: z.exactOptional(z.string()),
    uts: z.exactOptional(z.string()),
    professional_use: z.boolean(),
  }),
  regulatoryView,
  {
    decode: ({ ce_mark, notified_body, udi_di, professional_use, ...rest }) => ({
      ...rest,
      ceMark: ce_mark,
      ...(notified_body !== undefined && { notifiedBody: notified_body }),
      ...(udi_di !== undefined && { udiDi: udi_di }),
      professionalUse: professional_use,
    }),
    encode: ({ ceMark, notifiedBody, udiDi, professionalUse, ...rest }) => ({
      ...rest,
      ce_mark: ceMark,
      ...(notifiedBody !== undefined && { notified_body: notifiedBody }),
      ...(udiDi !== undefined && { udi_di: udiDi }),
      professional_use: professionalUse,
    }),
  },
);
