/** Names a request that a mail holds; there is one for each. Copies of mails are found by it. */
export const requestIdHeader = 'X-Request-ID';
