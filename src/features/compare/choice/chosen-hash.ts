/**
 * Fragment of addresses to which buttons of the site lead: what is compared there, the visitor has chosen. It is the place
 * with what to do next.
 */
export const chosenHash = 'chosen';
