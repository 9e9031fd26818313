import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '#domain/shared/language.ts';
import { addressIn } from '#domain/site/page-address.ts';
import type { Delivery } from '../cache/delivery.ts';
import type { PostedOrder } from '#contracts/order.ts';
import type { RenderPage } from '#contracts/page.ts';
import { type ListItem, encodeItems } from '#contracts/list/items.ts';
import { type FormError, type PostedForm, isFileError } from '#contracts/submission-result.ts';
import { pageAddressOf } from '../pages/page-address.ts';
import { sendPage } from '../pages/send-page.ts';
import { askedOf, filesOf, inputOf, lostFilesOf } from './posted-input.ts';
import { formLanguage } from './receive-form.ts';
import { sentRequestsOf } from './sent-requests.ts';
import { withTypedItems } from './typed-list.ts';
import { ownListOf } from './own-list.ts';

interface Pages {
  readonly renderPosted: RenderPage;
  readonly delivery: Delivery;
}

interface PostedPage {
  readonly result: PostedForm['result'];
  readonly status: number;
  /** The visitor's list; that of the request by default. */
  readonly ownList?: readonly ListItem[];
  /** Products of the form; those that were posted by default. */
  readonly products?: readonly ListItem[] | undefined;
  readonly order?: PostedOrder | undefined;
  /** Language of the page; that of the form by default. */
  readonly language?: Language;
  /** URL of the page; by default that of the request, with the amounts that were typed. */
  readonly url?: string | undefined;
}

/** The files that can be sent, once they are chosen again. */
const filesToSend = (chosen: readonly string[], errors: readonly FormError[]): readonly string[] =>
  chosen.filter((name) => !errors.some((error) => isFileError(error) && error.file === name));

/** Shows the page of a form again, with what was posted and what came of it. */
export const sendPostedPage = async (
  { renderPosted, delivery }: Pages,
  request: FastifyRequest,
  reply: FastifyReply,
  {
    status,
    result,
    products,
    order,
    ownList = ownListOf(request),
    url,
    language = formLanguage(request),
  }: PostedPage,
): Promise<FastifyReply> => {
  const values = { ...inputOf(request), ...(products && { products: encodeItems(products) }) };
  const chosen = filesOf(request);
  const lost = lostFilesOf(request);
  const errors = result.kind === 'invalid' ? result.errors : [];
  const asked = {
    ...askedOf(request),
    ...Object.fromEntries(
      errors.flatMap(({ field, about }) => (about === undefined ? [] : [[field, about] as const])),
    ),
  };
  const rendered = await renderPosted({
    address: addressIn(language, url ?? withTypedItems(request, pageAddressOf(request).url, products)),
    form: {
      values,
      result,
      order,
      ...(Object.keys(asked).length > 0 && { asked }),
      ...(chosen.length + lost.length > 0 && { files: [...lost, ...filesToSend(chosen, errors)] }),
    },
    ownList,
    sentRequests: sentRequestsOf(request),
  });
  return sendPage(reply, rendered, { delivery: delivery.personal[language], status });
};
