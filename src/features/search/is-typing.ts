interface Key {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** Names of keys that change or lead back to a text; input methods name theirs `Process`. */
const editingKeys: ReadonlySet<string> = new Set([
  'Backspace',
  'Delete',
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'Dead',
  'Process',
]);

/** Whether a key that is pressed elsewhere is meant for the text of a field. Keys of AltGr write signs. */
export const isTyping = (event: Key & { getModifierState(key: string): boolean }): boolean =>
  editingKeys.has(event.key)
    ? !event.ctrlKey && !event.metaKey && !event.altKey
    : Array.from(event.key).length === 1 &&
      ((!event.ctrlKey && !event.metaKey && !event.altKey) || event.getModifierState('AltGraph'));
