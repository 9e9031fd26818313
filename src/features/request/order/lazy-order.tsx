import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { loadEarly } from '../../../lib/load-early.ts';
import { readOrderDraft } from '../form/order-draft.ts';
import type { OrderTools } from './order-tools.tsx';

type Props = ComponentProps<typeof OrderTools>;

/** The quick order in the browser, loaded when the element around it is opened, as it is where lines were left in it. */
export const LazyOrder = (props: Props): ReactNode => {
  const root = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState<{ readonly Tools: typeof OrderTools }>();
  useEffect(() => {
    const details = root.current?.closest('details');
    const load = async (): Promise<void> =>
      setLoaded({ Tools: (await import('./order-tools.tsx')).OrderTools });
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
