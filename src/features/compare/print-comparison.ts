/** Shows the button that prints, and keeps the day that stands on paper. */
export const preparePrint = (): void => {
  const button = document.querySelector<HTMLElement>('.comparison-print');
  const day = document.querySelector<HTMLElement>('.comparison-day');
  if (!button || !day) return;
  const fillIn = (): void => {
    const today = new Date().toLocaleDateString(day.dataset['locale'], { dateStyle: 'long' });
    day.textContent = `${day.dataset['label'] ?? ''} ${today}`;
  };
  fillIn();
  // The page may have been open for days.
  window.addEventListener('beforeprint', fillIn);
  button.addEventListener('click', () => window.print());
  button.hidden = false;
};
