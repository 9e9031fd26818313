/**
 * Part of the hash of each file: change it together with the encoders in encode-picture.ts, so that all pictures are
 * encoded again. A module of its own, as every start reads it and few need the encoders.
 */
export const encodingSettings = 'avif 58 1, webp 82 2';
