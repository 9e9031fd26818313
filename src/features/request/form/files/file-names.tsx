import { Fragment, type ReactNode } from 'react';

const afterSeparator = /(?<=[_\- ])/u;

/** Names of files, one a line. A long name is broken between its parts rather than within its extension. */
export const FileNames = ({ names }: { readonly names: readonly string[] }): ReactNode =>
  names.map((name, index) => (
    <span key={index} className="file-name">
      {name.split(afterSeparator).map((part, place) => (
        <Fragment key={place}>
          <span>{part}</span>
          <wbr />
        </Fragment>
      ))}
    </span>
  ));
