import { storeText, storedText } from '../../lib/stored-text.ts';
import { say } from './say.ts';

/** Keeps what is typed in one field. @param wasTaken whether the server has just taken it */
const keepDraft = (field: HTMLTextAreaElement, wasTaken: boolean): void => {
  const key = `draft ${field.dataset['draft'] ?? ''}`;
  const kept = storedText('localStorage', key) ?? '';
  if (wasTaken) storeText('localStorage', key, undefined);
  else if (field.value === '' && kept !== '') {
    field.value = kept;
    say('restored');
  }
  field.addEventListener('input', () => {
    storeText('localStorage', key, field.value === '' ? undefined : field.value);
  });
};

/**
 * Keeps what is typed in fields with `data-draft` in this browser, until it is sent: it survives a crash, a lost
 * connection and a session that ends. A page with `data-taken` answers a note that was taken.
 */
export const keepDrafts = (): void => {
  const wasTaken = document.querySelector('[data-taken]') !== null;
  // A reload of this page is about the next note.
  if (wasTaken) history.replaceState(null, '', document.body.dataset['address']);
  for (const field of document.querySelectorAll('textarea[data-draft]'))
    if (field instanceof HTMLTextAreaElement) keepDraft(field, wasTaken);
};
