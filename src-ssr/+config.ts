import type { Config } from 'vike/types';

/**
 * One page for every address: react-router decides what it shows. There is no +onRenderClient on purpose, so that
 * none of vike's own client code is shipped; what runs in the browser is an input of vite.config.ts.
 */
export default {
  route: '/*',
  clientRouting: false,
} satisfies Config;
