/** Whether it is the id of a file, such as 0b3f6c1e-5d2a-4f7b-9c1d-2e3f4a5b6c7d: other files are none of ours. */
export const isFileId = (name: string): boolean => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u.test(name);
