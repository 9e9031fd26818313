/** A mail could not be sent. The message contains no personal data. */
export class MailDeliveryError extends Error {
  override readonly name: string = 'MailDeliveryError';
}

/** The recipient's address takes no mail: sending it again would not help. */
export class RecipientRejectedError extends MailDeliveryError {
  override readonly name = 'RecipientRejectedError';
}
