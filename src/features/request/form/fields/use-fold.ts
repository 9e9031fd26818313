import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react';

interface Fold {
  readonly isOpen: boolean;
  readonly setIsOpen: (isOpen: boolean) => void;
  /** Props of the `details` element. */
  readonly props: Pick<ComponentProps<'details'>, 'ref' | 'onToggle'>;
}

/** Whether a `details` element is open, also one that was opened or closed before hydration. */
export const useFold = (isOpenAtFirst: boolean): Fold => {
  const element = useRef<HTMLDetailsElement>(null);
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  useLayoutEffect(() => setIsOpen((isPresent) => element.current?.open ?? isPresent), []);
  return {
    isOpen,
    setIsOpen,
    props: { ref: element, onToggle: ({ currentTarget }) => setIsOpen(currentTarget.open) },
  };
};
