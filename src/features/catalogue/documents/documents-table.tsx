import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type ProductDocument, documentKinds } from '#domain/catalogue/products/document.ts';
import type { DocumentedProduct } from '#domain/catalogue/products/ports.ts';
import { SiteLink } from '../../../components/navigation/site-link.tsx';
import { Unbroken } from '../../../components/text/unbroken.tsx';
import { useLanguage } from '../../../i18n/use-language.ts';
import { paths } from '../../../lib/paths.ts';
import { countText } from '#domain/shared/fill-text.ts';
import { DocumentEntry } from './document-entry.tsx';
import { documentsTexts } from './documents-texts.ts';

interface Props {
  /** Products with the documents that the table shows. */
  readonly products: readonly DocumentedProduct[];
  /** Address of the documents of those that have no others. */
  readonly shared: string;
  readonly marksSamples: boolean;
  /** Lots that were searched for: their documents are marked, and their rows open. */
  readonly foundLots: readonly string[];
}

interface RowHeadProps extends DocumentedProduct {
  /** Whether the row is open on phones before it is pressed. */
  readonly isOpen: boolean;
}

/** The name of a product: on phones it opens the row, which has a link to the product, and else it is that link. */
const RowHead = ({ slug, name, documents, isOpen }: RowHeadProps): ReactNode => {
  const language = useLanguage();
  const texts = documentsTexts[language];
  return (
    <>
      {/* Of those with one name, a browser leaves only one open. */}
      <details {...(isOpen ? { open: true } : { name: 'documents' })}>
        <summary>
          <span>
            <Unbroken text={name[language]} />
          </span>
          <span className="meta">
            {documents.length > 0
              ? countText(texts, 'documents', { language, count: documents.length })
              : texts.shared}
          </span>
        </summary>
      </details>
      <SiteLink to={paths.product(slug.en)}>
        <span className="product-name">
          <Unbroken text={name[language]} />
        </span>
        <span className="to-product">{texts.toProduct}</span>
      </SiteLink>
    </>
  );
};

/** Begins a document with the lots that were searched for and that it is for. */
const FoundLots = ({ lots }: { readonly lots: readonly string[] }): ReactNode =>
  lots.length > 0 && (
    <mark>
      <Unbroken text={`Lot\u00A0${lots.join(', ')}`} />
    </mark>
  );

/** A document without lots that are named already. */
const withoutLots = (
  { lots = [], ...document }: ProductDocument,
  named: readonly string[],
): ProductDocument => ({ ...document, lots: lots.filter((lot) => !named.includes(lot)) });

/** The documents of products by kind. On phones each row is folded away: its cells follow what opens it. */
export const DocumentsTable = ({ products, shared, marksSamples, foundLots }: Props): ReactNode => {
  const { t } = useTranslation('product');
  const language = useLanguage();
  const texts = documentsTexts[language];
  const foundLotsOf = ({ lots = [] }: ProductDocument): readonly string[] =>
    lots.filter((lot) => foundLots.includes(lot));
  const isForFoundLot = (document: ProductDocument): boolean => foundLotsOf(document).length > 0;
  const all = products.flatMap(({ documents }) => documents);
  const kindsForFoundLots = new Set(all.filter(isForFoundLot).map(({ kind }) => kind));
  const kinds = documentKinds
    .filter((kind) => all.some((document) => document.kind === kind))
    .toSorted((a, b) => Number(kindsForFoundLots.has(b)) - Number(kindsForFoundLots.has(a)));
  return (
    <table className="documents-table">
      <thead>
        <tr>
          <th scope="col">{texts.product}</th>
          {kinds.map((kind) => (
            <th key={kind} scope="col">
              {t(`documents.kind.${kind}`)}
            </th>
          ))}
          {kinds.length === 0 && <th scope="col">{texts.shared}</th>}
        </tr>
      </thead>
      <tbody>
        {products.map(({ slug, name, documents }) => (
          <tr key={slug.en}>
            <th scope="row">
              <RowHead
                slug={slug}
                name={name}
                documents={documents}
                isOpen={products.length === 1 || documents.some(isForFoundLot)}
              />
            </th>
            {documents.length === 0 && (
              <td colSpan={Math.max(1, kinds.length)}>
                <a href={shared}>{texts.seeShared}</a>
              </td>
            )}
            {documents.length > 0 &&
              kinds.map((kind) => (
                <td key={kind}>
                  {documents
                    .filter((document) => document.kind === kind)
                    .map((document) => (
                      <div key={document.id} className="document">
                        <FoundLots lots={foundLotsOf(document)} />
                        <DocumentEntry
                          document={withoutLots(document, foundLots)}
                          slug={slug.en}
                          marksSamples={marksSamples}
                        />
                      </div>
                    ))}
                </td>
              ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
