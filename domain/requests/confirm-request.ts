import { domainOf } from '#domain/requests/contact/email-address.ts';
import { toConfirmation } from '#domain/requests/confirmation.ts';
import { RecipientRejectedError } from '#domain/requests/errors.ts';
import type {
  AcceptsMail,
  ConfirmationMail,
  ProductNames,
  RequestRepository,
} from '#domain/requests/ports.ts';

interface Dependencies {
  readonly repository: Pick<
    RequestRepository,
    'find' | 'countConfirmedSince' | 'markConfirmed' | 'declineConfirmation'
  >;
  readonly products: ProductNames;
  readonly mail: ConfirmationMail;
  readonly acceptsMail: AcceptsMail;
  /** Confirmations to all visitors in an hour; further ones are declined. */
  readonly perHour: number;
  readonly now: () => Date;
}

const hourMs = 3_600_000;

/**
 * Mails a visitor that their request has arrived. As safe to retry as createNotifyStaff; an address that takes no mail is
 * not tried again.
 * @throws MailDeliveryError
 */
export const createConfirmRequest =
  ({ repository, products, mail, acceptsMail, perHour, now }: Dependencies) =>
  async (id: string): Promise<void> => {
    const request = await repository.find(id);
    if (!request || request.suspicious || request.confirmedAt || request.confirmationDeclined) return;
    if ((await repository.countConfirmedSince(new Date(now().getTime() - hourMs))) >= perHour) {
      await repository.declineConfirmation(id, 'limit');
      return;
    }
    if (!(await acceptsMail(domainOf(request.email)))) {
      await repository.declineConfirmation(id, 'address');
      return;
    }
    const names = await products.names(request.products.map(({ slug }) => slug));
    try {
      await mail.send(toConfirmation(request, names));
    } catch (error) {
      if (!(error instanceof RecipientRejectedError)) throw error;
      await repository.declineConfirmation(id, 'address');
      return;
    }
    await repository.markConfirmed(id, now());
  };

export type ConfirmRequest = ReturnType<typeof createConfirmRequest>;
