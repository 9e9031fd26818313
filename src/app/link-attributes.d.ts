import 'react';

declare module 'react' {
  interface LinkHTMLAttributes<T> {
    /** Of a style sheet that is not loaded (HTML Living Standard, 4.2.4); missing in React's types. */
    disabled?: boolean | undefined;
  }
}
