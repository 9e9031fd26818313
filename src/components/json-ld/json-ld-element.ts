export const factsElementId = 'facts';
