import { useEffect, useEffectEvent } from 'react';

/** Whether a field is not as the HTML says. */
const isEntered = (field: Element): boolean =>
  field instanceof HTMLInputElement &&
  (field.value !== field.defaultValue || field.checked !== field.defaultChecked);

/** The texts that the form would send. */
const textsOf = (form: HTMLFormElement): URLSearchParams =>
  new URLSearchParams(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );

/**
 * Calls `take` with what a form would send, once it is hydrated, if a field is not as the HTML says: what a visitor has
 * entered before, or the browser has restored or filled in, is in the fields, but no event tells of it. The next rendering
 * resets fields that React controls.
 */
export const useEntered = (formId: string, take: (entered: URLSearchParams) => void): void => {
  const takeEntered = useEffectEvent(take);
  useEffect(() => {
    const form = document.forms.namedItem(formId);
    if (form && [...form.elements].some(isEntered)) takeEntered(textsOf(form));
  }, [formId]);
};
