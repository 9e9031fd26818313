import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RequestRecord } from '#domain/requests/visitor-request.ts';
import { unitName } from '#domain/shared/unit.ts';
import { Picture } from '../../components/picture.tsx';
import { inLanguage, paths } from '../../lib/paths.ts';
import { useFrame } from '../frame/frame.ts';

type Product = RequestRecord['products'][number];

/** REF of a product, or that the catalogue does not have it. */
const Ref = ({ product: { ref, variantName } }: { readonly product: Product }): ReactNode => {
  const { t } = useTranslation(['desk', 'requests']);
  if (ref === undefined) return undefined;
  return <small>{variantName === undefined ? `${t('requests:unknownRef')} ${ref}` : `REF ${ref}`}</small>;
};

const Row = ({ product }: { readonly product: Product }): ReactNode => {
  const { language, siteUrl } = useFrame();
  const { slug, name, variantName, quantity, unit } = product;
  return (
    <li>
      <Picture kind="product" file={slug} alt="" sizes="3rem" />
      <span>
        <a href={siteUrl + inLanguage(language, paths.product(slug))} target="_blank" rel="noreferrer">
          {name}
        </a>
        {variantName !== undefined && <span>{variantName}</span>}
        <Ref product={product} />
      </span>
      <strong className="quantity">
        {new Intl.NumberFormat(language).format(quantity)}
        {unit !== undefined && ` ${unitName(unit, quantity, language)}`}
      </strong>
    </li>
  );
};

/** Products of a request, with pictures, order numbers, quantities and units. */
export const RequestedProducts = ({ products }: Pick<RequestRecord, 'products'>): ReactNode => {
  const { t } = useTranslation('desk');
  if (products.length === 0) return undefined;
  return (
    <section>
      <h2>{t('request.products')}</h2>
      <ul className="products">
        {products.map((product) => (
          <Row key={`${product.slug} ${product.ref ?? ''}`} product={product} />
        ))}
      </ul>
    </section>
  );
};
