/** Name of the parameter with the page number in the query of a list. */
export const pageParameter = 'page';

/** 1 unless the text is a whole number from 1 on. */
export const readPage = (search: string): number => {
  const text = new URLSearchParams(search).get(pageParameter) ?? '';
  return /^[1-9]\d{0,8}$/u.test(text) ? Number(text) : 1;
};
