import { createContext, useContext } from 'react';
import type { DeskFrame } from '#contracts/desk/views.ts';

export const FrameContext = createContext<DeskFrame | undefined>(undefined);

/** Data around the page. @throws outside of the document */
export const useFrame = (): DeskFrame => {
  const frame = useContext(FrameContext);
  if (!frame) throw new Error('outside of DeskDocument');
  return frame;
};
