import { deskPaths, requestEvent } from '#contracts/desk/paths.ts';
import { say } from './say.ts';

/** Bursts of changes are one reload. */
const pauseMs = 300;

const isChanged = (field: Element): boolean => {
  if (field instanceof HTMLInputElement)
    return field.type === 'radio'
      ? field.checked !== field.defaultChecked
      : field.value !== field.defaultValue;
  if (!(field instanceof HTMLSelectElement)) return false;
  return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
};

/** Whether somebody has begun to change a form in it, which then stays. */
const isBegun = (part: Element): boolean =>
  [...part.querySelectorAll('input:not([type="hidden"]), select')].some(isChanged);

const focusable = 'a[href], button, input:not([type="hidden"]), select';

/** Replaces a part; what had the focus in it has it again. */
const replacePart = (part: Element, fresh: Element): void => {
  const focused = document.activeElement;
  const place = focused ? [...part.querySelectorAll(focusable)].indexOf(focused) : -1;
  part.replaceWith(fresh);
  if (place === -1) return;
  const href = focused?.getAttribute('href') ?? undefined;
  const all = [...fresh.querySelectorAll<HTMLElement>(focusable)];
  const same = all.find((element) => href !== undefined && element.getAttribute('href') === href);
  (same ?? all[place])?.focus();
};

/** Replaces the parts of the page that have changed; one in which a form was begun stays, and the page says so. */
const takeFresh = (fresh: Document): void => {
  let said: 'updated' | 'stale' | undefined;
  for (const part of document.querySelectorAll('[data-live]')) {
    const name = part.getAttribute('data-live') ?? '';
    const next = fresh.querySelector(`[data-live="${CSS.escape(name)}"]`);
    if (!next || part.isEqualNode(next)) continue;
    if (isBegun(part)) said = 'stale';
    else {
      replacePart(part, document.importNode(next, true));
      said ??= 'updated';
    }
  }
  if (said) say(said);
};

const reload = async (): Promise<void> => {
  const address = document.body.dataset['address'] ?? '';
  const response = await fetch(address, { headers: { accept: 'text/html' } });
  // Gone, or the session has ended: the page itself says so.
  if (!response.ok || response.redirected) window.location.assign(address);
  else takeFresh(new DOMParser().parseFromString(await response.text(), 'text/html'));
};

/** Whether a change concerns what the page shows; without an id, any request may have changed. */
const concerns = (id: string): boolean => {
  const shown = document.querySelector('[data-request]')?.getAttribute('data-request');
  return id === '' || shown === undefined || shown === id;
};

/** Shows what others change as they do it, without a reload. */
export const followChanges = (): void => {
  if (!document.querySelector('[data-live]')) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isReloading = false;
  const reloadSoon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (isReloading) {
        reloadSoon();
        return;
      }
      isReloading = true;
      reload()
        .catch(() => say('offline'))
        .finally(() => {
          isReloading = false;
        });
    }, pauseMs);
  };
  const events = new EventSource(deskPaths.events);
  events.addEventListener(requestEvent, ({ data }: MessageEvent<string>) => {
    if (concerns(data)) reloadSoon();
  });
  let wasLost = false;
  events.addEventListener('error', () => {
    wasLost = true;
    say('offline');
  });
  events.addEventListener('open', () => {
    if (!wasLost) return;
    wasLost = false;
    say(undefined);
    reloadSoon();
  });
};
