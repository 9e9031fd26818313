import type { RequestRepository } from '#domain/requests/ports.ts';
import { visitorRequest } from './submissions.ts';

/** Received in the last second of February in Turkey. */
export const elif = visitorRequest({
  id: '3f1c2b7e-8f0a-4b57-9f0e-0d3f5a1b2c3d',
  name: 'Elif İnce',
  email: 'Elif@hastane.example',
  receivedAt: new Date('2026-02-28T20:59:59Z'),
});
/** Received in the first second of March in Turkey. */
export const john = visitorRequest({
  id: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  kind: 'oem',
  name: 'John Smith',
  email: 'john@clinic.example',
  receivedAt: new Date('2026-02-28T21:00:00Z'),
});

/** Stores both. */
export const storeRequests = async (repository: RequestRepository): Promise<void> => {
  for (const request of [elif, john]) await repository.store(request, request.id);
};
