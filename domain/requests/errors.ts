import type { FileFault } from '#domain/requests/files/file-fault.ts';

/** A mail could not be sent. The message contains no personal data. */
export class MailDeliveryError extends Error {
  override readonly name: string = 'MailDeliveryError';
}

/** The recipient's address takes no mail: sending it again would not help. */
export class RecipientRejectedError extends MailDeliveryError {
  override readonly name = 'RecipientRejectedError';
}

/** A file is none that visitors may send, whatever its name says. */
export class RefusedFileError extends Error {
  override readonly name = 'RefusedFileError';
  readonly reason: FileFault;
  constructor(reason: FileFault) {
    super(`The file is refused: ${reason.fault}.`);
    this.reason = reason;
  }
}

/** No room for more files. */
export class StorageFullError extends Error {
  override readonly name = 'StorageFullError';
}

/** More requests have expired than may be deleted at once, which a wrong clock may be the reason of. Nothing was deleted. */
export class TooManyExpiredError extends Error {
  override readonly name = 'TooManyExpiredError';
}
