/** A mail could not be sent. The message contains no personal data. */
export class MailDeliveryError extends Error {
  override readonly name = 'MailDeliveryError';
}
