/** Bytes of a kB and an MB, as the SI, phones and browsers count; Windows calls 9.54 MB what has ten million bytes. */
export const kilobyte = 1000;
export const megabyte = 1_000_000;
