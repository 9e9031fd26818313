/** Where a page's form stands: a form that was sent without JavaScript comes back to it. */
export const formSectionId = 'form';
