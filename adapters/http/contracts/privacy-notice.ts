/** Version of the privacy notice below the forms: the date of the last change of the privacy page. */
export const privacyNoticeVersion = '2026-11-22';
