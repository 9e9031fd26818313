import { turkishDate } from '#domain/shared/turkish-time.ts';

type ContentVersion = () => string | undefined;

const minuteMs = 60_000;

/**
 * The version of the content together with the day in Türkiye: what was cached yesterday lacks the news of today. Days begin
 * with a minute, so the date is made once a minute.
 */
export const createDatedVersion = (contentVersion: ContentVersion, now: () => Date): ContentVersion => {
  let dated: { readonly minute: number; readonly version: string; readonly key: string } | undefined;
  return () => {
    const version = contentVersion();
    if (version === undefined) return undefined;
    const moment = now();
    const minute = Math.floor(moment.getTime() / minuteMs);
    if (dated?.minute !== minute || dated.version !== version) {
      dated = { minute, version, key: `${version} ${turkishDate(moment)}` };
    }
    return dated.key;
  };
};
