import { type ReactNode, useEffect, useRef, useState } from 'react';
import { loadEarly } from '../../../lib/load-early.ts';
import type { NamedItem } from '../basket/named-item.ts';
import type { OrderTools } from './order-tools.tsx';

interface Props {
  /** Shows the list on its page. */
  readonly show: (items: readonly NamedItem[]) => void;
}

/** The quick order in the browser, loaded when the element around it is opened. */
export const LazyOrder = ({ show }: Props): ReactNode => {
  const root = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState<{ readonly Tools: typeof OrderTools }>();
  useEffect(() => {
    const details = root.current?.closest('details');
    const load = async (): Promise<void> =>
      setLoaded({ Tools: (await import('./order-tools.tsx')).OrderTools });
    const loadIfOpen = (): void => {
      if (details?.open) loadEarly(load);
    };
    loadIfOpen();
    details?.addEventListener('toggle', loadIfOpen);
    return () => details?.removeEventListener('toggle', loadIfOpen);
  }, []);
  return (
    <div className="order-tools" ref={root}>
      {loaded && <loaded.Tools show={show} />}
    </div>
  );
};
