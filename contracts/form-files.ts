/** Name of the input with the files of a form. */
export const filesInputName = 'dosya';

/** Files that a request may have. */
export const maxFiles = 5;
