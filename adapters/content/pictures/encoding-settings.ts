/**
 * Part of the hash of each photo: change it together with the encoders in encode-picture.ts, so that all photos are
 * encoded again. A module of its own, as every start reads it and few need the encoders.
 */
export const encodingSettings = 'avif 58 1, webp 82 2';

/**
 * Part of the hash of each drawing: change it together with clean-drawing.ts and drawing-themes.ts, so that all are
 * cleaned again.
 */
export const cleaningSettings = '3';
