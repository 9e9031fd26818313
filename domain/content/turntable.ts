/**
 * A sheet with the frames of one turn, 15 degrees each, in rows: the first is the front, and on each further one it has moved on to
 * the right. Sizes in pixels; the studio has the same (studio/turn.py).
 */
export const turntableSheet = { columns: 6, rows: 4, frameWidth: 768, frameHeight: 576 } as const;

export const turntableFrames = turntableSheet.columns * turntableSheet.rows;

/** Maximum size of a sheet, in bytes, as it is loaded in one piece. */
export const maxTurntableBytes = 350_000;

/** Path of a sheet, relative to the pictures' folder. */
export const turntableFile = (file: string): string => `turntables/${file}`;
