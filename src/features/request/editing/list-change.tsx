import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { maxItems } from '#contracts/list/items.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import type { Emptied } from './emptied.ts';
import { exceedingText } from './exceeding-text.ts';
import { UndoButton } from './removal/undo-button.tsx';

interface Props {
  readonly kind: Emptied | 'replaced' | 'added';
  /** Whether the list did not take all products. */
  readonly isFull: boolean;
  /** Products whose quantities in both lists were added up. */
  readonly summed: number;
  /** Products that both lists had, whose sum is no quantity. */
  readonly exceeding: number;
  readonly onUndo: () => void;
}

/** Says what has become of the list, and undoes it. */
export const ListChange = ({ kind, isFull, summed, exceeding, onUndo }: Props): ReactNode => {
  const { t } = useTranslation('request-list');
  const language = useLanguage();
  return (
    <p>
      <output>
        <span>{t(`done.${kind}`)}</span>
        {summed > 0 && <span> {t('summed', { count: summed })}</span>}
        {exceeding > 0 && <span> {exceedingText(t, exceeding, language)}</span>}
        {isFull && <span> {t('notAll', { max: maxItems })}</span>}
      </output>
      <UndoButton onUndo={onUndo} />
    </p>
  );
};
