import { type ComponentProps, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { loadEarly } from '../../../lib/load-early.ts';
import { readOrderDraft } from '../form/submission/order-draft.ts';
import type { OrderTools } from './order-tools.tsx';

interface Props extends ComponentProps<typeof OrderTools> {
  /** Called when the tools take the place of the order in the HTML. */
  readonly onLoad?: () => void;
}

/** The quick order in the browser, loaded when the element around it is opened, as it is where lines were left in it. */
export const LazyOrder = ({ onLoad, ...props }: Props): ReactNode => {
  const root = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState<{ readonly Tools: typeof OrderTools }>();
  const replace = useEffectEvent((Tools: typeof OrderTools) => {
    setLoaded({ Tools });
    onLoad?.();
  });
  useEffect(() => {
    const details = root.current?.closest('details');
    const load = async (): Promise<void> => replace((await import('./order-tools.tsx')).OrderTools);
    const loadIfOpen = (): void => {
      if (details?.open) loadEarly(load);
    };
    // Lines that were left in the field are part of what is sent.
    if (details && readOrderDraft() !== '') details.open = true;
    loadIfOpen();
    details?.addEventListener('toggle', loadIfOpen);
    return () => details?.removeEventListener('toggle', loadIfOpen);
  }, []);
  return (
    <div className="order-tools" ref={root}>
      {loaded && <loaded.Tools {...props} />}
    </div>
  );
};
