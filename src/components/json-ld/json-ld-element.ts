export const jsonLdElementId = 'facts';
