import type { SelectQueryBuilder } from 'typeorm';
import type { ListedRequest } from '#domain/requests/visitor-request.ts';
import type { RequestRow } from '../rows/request-rows.ts';
import { toRecord } from '../rows/to-record.ts';
import { confirmationState, mailStates, notificationState } from './states.ts';

/** Reads the requests `r` of a query with the states of their mails. */
export const readListed = async (
  query: SelectQueryBuilder<RequestRow>,
): Promise<readonly ListedRequest[]> => {
  const { raw, entities } = await query
    .addSelect(notificationState, 'state')
    .addSelect(confirmationState, 'confirmation')
    .getRawAndEntities();
  return entities.map((row, index) => Object.assign(toRecord(row), mailStates.parse(raw[index])));
};
