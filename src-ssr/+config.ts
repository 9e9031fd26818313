import type { Config } from 'vike/types';

/**
 * One page for every address: react-router decides what it shows. There is no +onRenderClient on purpose, so that
 * none of vike's own client code is shipped; +client.tsx hydrates by itself.
 */
export default {
  route: '/*',
  clientRouting: false,
} satisfies Config;
