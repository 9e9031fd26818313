import { keepDrafts } from './drafts.ts';
import { handleKeys } from './keys.ts';
import { followChanges } from './live.ts';

keepDrafts();
handleKeys();
followChanges();
