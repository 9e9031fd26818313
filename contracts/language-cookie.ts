/** Name of the cookie and of the local storage entry that hold the language the visitor chose (spec §4). */
export const languageKey = 'language';
