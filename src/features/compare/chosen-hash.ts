/** Fragment of addresses to which buttons of the site lead: what is compared there, the visitor has chosen. */
export const chosenHash = 'chosen';
