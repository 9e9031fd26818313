import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ignoreSecondPress } from '../../../../lib/ignore-second-press.ts';

interface Props {
  readonly onUndo: () => void;
  /** Sentence that says what was done, where nothing else announces it. */
  readonly outcome?: string;
}

/** Undoes a change of the list. It gets the focus, as the button that was pressed has gone. */
export const UndoButton = ({ onUndo, outcome }: Props): ReactNode => {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <button
      type="button"
      className="button tertiary"
      ref={button}
      aria-label={outcome && `${t('list.undo')}: ${outcome}`}
      onClick={(event) => {
        ignoreSecondPress(event);
        onUndo();
      }}
    >
      <span>{t('list.undo')}</span>
    </button>
  );
};
