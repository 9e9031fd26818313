/** Name of the input with the files of a form. */
export const filesInputName = 'dosya';

/** Files that a request may have. */
export const maxFiles = 5;

/** Bytes of one file: what file managers call 10 MB, whichever way they count. */
export const maxFileBytes = 10 * 1024 * 1024;

/** Of files that a request may have; the server looks at their content. */
export const fileExtensions = ['pdf', 'jpg', 'jpeg', 'png', 'heic', 'heif', 'docx', 'xlsx'] as const;
