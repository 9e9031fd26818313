import { keepDrafts } from './drafts.ts';
import { handleKeys } from './keys.ts';
import { followChanges } from './live.ts';

document.querySelector<HTMLElement>('[data-focus]')?.focus();
keepDrafts();
handleKeys();
followChanges();
