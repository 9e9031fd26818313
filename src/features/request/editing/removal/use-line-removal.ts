import { useState } from 'react';
import { hasItem } from '#contracts/list/items.ts';
import type { GoneItem } from '../../list/named-item.ts';

/** A line that was removed, and how it is put back. */
export interface RemovedLine {
  readonly item: GoneItem;
  /** Place among the lines that it was shown with. */
  readonly index: number;
  /** Whether the catalogue does not have its product. */
  readonly isGone: boolean;
  /** Puts it back into the visitor's own list, if that had it. */
  readonly putBack?: (() => void) | undefined;
}

/** Notice of a removed line, until it is put back. */
export interface LineRemoval extends Pick<RemovedLine, 'item' | 'index' | 'isGone'> {
  readonly onUndo: () => void;
}

interface Lines {
  /** All lines that are shown. */
  readonly lines: readonly GoneItem[];
  readonly remove: (item: GoneItem) => RemovedLine;
  readonly restore: (line: RemovedLine) => void;
  /** The same as long as the same list is edited. */
  readonly listKey?: string | undefined;
}

/** Removes lines of a list, the last of which can be put back until the list is another one. */
export const useLineRemoval = ({
  lines,
  remove,
  restore,
  listKey,
}: Lines): { readonly removal: LineRemoval | undefined; readonly remove: (item: GoneItem) => void } => {
  const [removed, setRemoved] = useState<RemovedLine & Pick<Lines, 'listKey'>>();
  const isTrue = removed && removed.listKey === listKey && !hasItem(lines, removed.item);
  return {
    remove: (item) => setRemoved({ ...remove(item), listKey }),
    removal: isTrue
      ? {
          ...removed,
          onUndo() {
            setRemoved(undefined);
            restore(removed);
          },
        }
      : undefined,
  };
};
