/** Name of the input with the files of a form. */
export const filesInputName = 'dosya';

/** Name of the input with the names, between slashes, of files that were chosen before and that the page does not have any more. */
export const lostFilesName = 'eksik';

/** Files that a request may have. */
export const maxFiles = 5;
