/** One for each request that a mail contains or confirms; erasing a request finds the files of its mails by it. */
export const requestIdHeader = 'X-Form-Request-ID';

/** Mail files written before the header was renamed have the old name until they expire, and must be found as well. */
export const oldRequestIdHeader = 'X-Request-ID';
