import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import type { Variant } from '#domain/catalogue/products/variant.ts';
import { openSize } from '#domain/shared/open-size.ts';
import { itemKey, itemsOf, maxItems } from '#contracts/list/items.ts';
import { useTranslation } from 'react-i18next';
import { SiteLink } from '../../../components/navigation/site-link.tsx';
import { useLanguage } from '../../../i18n/use-language.ts';
import { inSameForm, requestListPath, sizeFieldId } from '../../../lib/paths.ts';
import { productFormId } from './add-to-request.tsx';
import { type AddableProduct, hasOpenLine, isFull, toListItem } from './own-list.ts';
import { chosenSize, chosenSizeHash } from './chosen-size.ts';
import { itemName, type NamedItem } from './named-item.ts';
import { requestPath } from '#contracts/request-address.ts';
import { addToList, useList } from './use-list.ts';

interface SizeChoice {
  readonly field: RefObject<HTMLSelectElement | null>;
  readonly keyOf: (variant: Pick<Variant, 'ref'>) => string;
  /** Finds the variant that is chosen in the field; `undefined` before a choice and where the size stays open. */
  readonly variantOf: (key: string) => Variant | undefined;
  /** Makes the REF of the variant the page's fragment. */
  readonly select: (key: string) => void;
}

/** Keeps the field of sizes and the page's fragment the same, also for what was chosen before hydration. */
const useSizeChoice = (product: string, variants: readonly Variant[]): SizeChoice => {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const field = useRef<HTMLSelectElement>(null);
  const chosen = chosenSize(variants, hash);
  const keyOf: SizeChoice['keyOf'] = ({ ref }) => itemKey({ slug: product, ref });
  const variantOf: SizeChoice['variantOf'] = (key) => variants.find((variant) => keyOf(variant) === key);
  const select = (key: string): void => {
    const variant = variantOf(key);
    const chosenHash = variant ? chosenSizeHash(variant.ref) : '';
    void navigate({ search, hash: chosenHash }, { replace: true, preventScrollReset: true });
  };
  const chosenKey = chosen && keyOf(chosen);
  const takeOver = useEffectEvent((): void => {
    const key = field.current?.value ?? '';
    if (!chosen && variantOf(key)) select(key);
  });
  // Chosen before hydration.
  useEffect(() => takeOver(), []);
  // By a link to a REF.
  useEffect(() => {
    if (field.current && chosenKey !== undefined) field.current.value = chosenKey;
  }, [chosenKey]);
  return { field, keyOf, variantOf, select };
};

interface Props {
  readonly product: Pick<AddableProduct, 'slug' | 'name'> & { readonly variants: readonly Variant[] };
}

/**
 * Adds one of a product's variants to the list, or the product with its size open, and never without a choice. The chosen
 * REF is the page's fragment, which a request for a quote reads too. Before hydration and without JavaScript, the browser
 * asks for the choice and the server adds it.
 */
export const ChooseSize = ({ product: { slug, name, variants } }: Props): ReactNode => {
  const { t } = useTranslation(['ui', 'product']);
  const language = useLanguage();
  const { field, keyOf, variantOf, select } = useSizeChoice(slug.en, variants);
  const label = t('product:size.label');
  const whole = { slug, name, variant: { name: openSize } };
  const ownList = useList();
  const [outcome, setOutcome] = useState<{ readonly item: NamedItem; readonly isAdded: boolean }>();
  const [isAsked, setIsAsked] = useState(false);
  const add = (event: MouseEvent): void => {
    const key = field.current?.value ?? '';
    const variant = variantOf(key);
    if (variant && hasOpenLine(ownList ?? [], { slug: slug.en, ref: variant.ref })) return;
    event.preventDefault();
    setIsAsked(key === '');
    if (key === '') {
      field.current?.focus();
      return;
    }
    const product = variant ? { slug, name, variant } : whole;
    setOutcome({ item: toListItem(product), isAdded: addToList(product) });
  };
  const named = { name: outcome && itemName(outcome.item, language), max: maxItems };
  // The list may have been sent or changed elsewhere since.
  const isTrue =
    outcome && (outcome.isAdded ? itemsOf(ownList ?? [], outcome.item).length > 0 : isFull(ownList));
  return (
    <form
      id={productFormId}
      className="choose-size"
      method="post"
      action={inSameForm(requestListPath, useParams()['language'])}
    >
      <label htmlFor={sizeFieldId}>{label}</label>
      <select
        id={sizeFieldId}
        aria-label={`${label}: ${name[language]}`}
        name="add"
        required
        ref={field}
        defaultValue=""
        aria-describedby={isAsked ? `${sizeFieldId}-ask` : undefined}
        aria-invalid={isAsked || undefined}
        onChange={({ target: { value } }) => {
          setIsAsked(false);
          select(value);
        }}
      >
        <option value="">{t('product:size.choose')}</option>
        {variants.map((variant) => (
          <option key={variant.ref} value={keyOf(variant)}>
            {`${variant.name[language]} · REF ${variant.ref}`}
          </option>
        ))}
        <option value={slug.en}>{t('product:size.unsure')}</option>
      </select>
      <button className="button secondary" onClick={ownList && add}>
        <span>{t('list.add')}</span>
      </button>
      {isAsked && (
        <p id={`${sizeFieldId}-ask`} className="field-error" role="alert">
          <span>{t('product:size.ask')}</span>
        </p>
      )}
      <output>
        {isTrue && (
          <SiteLink to={requestPath(ownList ?? [])}>
            <span>{outcome.isAdded ? t('list.outcome.added', named) : t('list.outcome.full', named)}</span>
          </SiteLink>
        )}
      </output>
    </form>
  );
};
