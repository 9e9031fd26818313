/** Name of the cookie that holds the requested products until JavaScript moves them into the basket. */
export const listCookie = 'request-list';
