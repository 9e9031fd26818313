import type { VisitorRequest } from '#domain/requests/visitor-request.ts';
import { visitorRequest } from './submissions.ts';

/** A request for an offer with every field filled in, the same on each call except for the changes. */
export const sampleRequest = (changes: Partial<VisitorRequest> = {}): VisitorRequest =>
  visitorRequest({
    id: '3f1c2b7e-8f0a-4b57-9f0e-0d3f5a1b2c3d',
    reference: '12345678',
    name: 'Elif Işık',
    email: 'elif@hastane.example',
    phone: '+90 532 000 00 01',
    message: 'İğne ve ŞÖMİNE için\nfiyat rica ederiz.',
    products: [{ slug: 'piezo-unit', quantity: 2, name: 'Piezo Ünitesi' }],
    receivedAt: new Date('2026-11-21T22:59:30Z'),
    ...changes,
  });
