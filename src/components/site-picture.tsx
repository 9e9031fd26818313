import type { ComponentProps, ReactNode } from 'react';
import type { SitePictures } from '#domain/content/picture.ts';
import { useSite } from '../api/site.ts';
import { Picture } from './picture.tsx';

interface Props extends Omit<ComponentProps<typeof Picture>, 'kind' | 'file'> {
  readonly kind: keyof SitePictures;
  /** Slug or name that the picture's source is named after. */
  readonly name: string;
}

/** A picture that is found by name: of a brand or solution, a banner or the portrait. Renders nothing without its file. */
export const SitePicture = ({ kind, name, ...rest }: Props): ReactNode => {
  const file = useSite().pictures[kind][name];
  return file && <Picture kind={kind} file={file} {...rest} />;
};
