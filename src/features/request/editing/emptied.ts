/** State of the visitor's own list once the list that was shown is put away. */
export type Emptied = 'emptied' | 'rest' | 'closed';

/**
 * @param wasOwn whether what was shown was on the visitor's own list, unlike that of somebody's link
 * @param remaining products on it since
 */
export const emptiedKind = (wasOwn: boolean, remaining: number): Emptied => {
  if (remaining === 0) return 'emptied';
  return wasOwn ? 'rest' : 'closed';
};
