/** A mail did not go out. The message holds no address and nothing that a visitor wrote. */
export class MailDeliveryError extends Error {
  override readonly name = 'MailDeliveryError';
}
