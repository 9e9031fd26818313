import type { TFunction } from 'i18next';
import { groupLines } from '#contracts/taken-order.ts';
import type { Language } from '#domain/shared/language.ts';
import { exceedingLinesText } from './order-lines.ts';
import type { OrderState } from './order-state.ts';

/** Says in sentences what is known of the lines. */
export const messagesOf = (
  state: OrderState | undefined,
  t: TFunction<'request-list'>,
  language: Language,
): readonly string[] => {
  if (state?.kind === 'failed') return [t('order.failed')];
  if (state?.kind === 'unreadable') return [t('order.unreadable')];
  if (state?.kind === 'added') {
    return [
      t('order.added', { count: state.count }),
      ...(state.exceeding > 0 ? [exceedingLinesText(t, state.exceeding, language)] : []),
      ...(state.left > 0 ? [t('order.rest', { count: state.left })] : []),
    ];
  }
  if (state?.kind !== 'checked') return [];
  const groups = groupLines(state.order);
  return (['sure', 'guessed', 'asked', 'unknown', 'notes'] as const)
    .filter((group) => groups[group].length > 0)
    .map((group) => `${t(`order.${group}`, { count: groups[group].length })}.`);
};
