import type { storageKey } from '../features/request/list/list-store.ts';
import { giveWay } from '../lib/give-way.ts';

/** The same as that of the list. An import would load what pages share, which is a hundred times as much. */
const key: typeof storageKey = 'list';

/** Number of products on the list; 0 where the storage is forbidden. */
const countListed = (): number => {
  try {
    const items: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(items) ? items.length : 0;
  } catch {
    return 0;
  }
};

/** Shows in the header how many products are on the list, as hydrated pages do. */
const showListCount = (): void => {
  const link = document.querySelector('.list-link a');
  const count = countListed();
  if (!link) return;
  const [name = ''] = (link.getAttribute('aria-label') ?? '').split(',');
  link.querySelector('span')?.remove();
  link.setAttribute('aria-label', count > 0 ? `${name}, ${count}` : name);
  if (count > 0) link.append(Object.assign(document.createElement('span'), { textContent: count }));
};

showListCount();
// Also when the browser shows the page again as it was left.
window.addEventListener('pageshow', showListCount);
window.addEventListener('scroll', () => giveWay(document.querySelector('.floating-buttons')), { once: true });
