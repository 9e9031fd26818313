import type { Draft } from './draft-store.ts';

/** A message that begins with what the address of the page asks. */
export interface BegunMessage {
  /** The same for the same question, in any language. */
  readonly key: string;
  readonly text: string;
  /** Whether the form is rendered in the browser alone. */
  readonly isHydrated: boolean;
  /**
   * The message that a form starts with.
   * @param input that of the HTML, as the visitor has left it
   * @param draft with a message of its own
   */
  readonly withDraft: (input: string, draft: Draft) => string;
}
