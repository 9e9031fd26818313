/** Puts the link to the other language in the place of the button that kept what was typed until the page was hydrated. */
export const restoreLanguageLink = (): void => {
  const button = document.querySelector('.language-button');
  const link = document.querySelector<HTMLElement>('a.language-toggle');
  if (!button || !link) return;
  link.hidden = false;
  if (document.activeElement === button) link.focus({ preventScroll: true });
  button.parentElement?.replaceChildren();
};
