import { useEffect, useEffectEvent } from 'react';

/** Whether a field is not as the HTML says. */
const isEntered = (field: Element): boolean =>
  field instanceof HTMLInputElement &&
  (field.value !== field.defaultValue || field.checked !== field.defaultChecked);

/**
 * Calls `take` with what a form would send, once it is hydrated, if a field is not as the HTML says: what a visitor has
 * entered before, or the browser has restored or filled in, is in the fields, but no event tells of it. The next rendering
 * resets fields that React controls.
 */
export const useEntered = (formId: string, take: (entered: FormData) => void): void => {
  const takeEntered = useEffectEvent(take);
  useEffect(() => {
    const form = document.forms.namedItem(formId);
    if (form && [...form.elements].some(isEntered)) takeEntered(new FormData(form));
  }, [formId]);
};
