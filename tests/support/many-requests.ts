import type { DataSource } from 'typeorm';

/** Common requests: offers of one hospital, closed by one person, one an hour until the end of 2025. */
export const storeCommonRequests = async (dataSource: DataSource, count: number): Promise<void> => {
  await dataSource.query(
    `INSERT INTO requests (id, fingerprint, kind, language, notice_version, suspicious, received_at, name, email, country,
       phone, institution, message, products, notified_at)
     SELECT gen_random_uuid(), 'common ' || n, 'offer', 'tr', '2026-11-21', false,
       timestamptz '2026-01-01' - n * interval '1 hour', 'Ayşe Işık ' || n, 'ayse' || n || '@hastane.example', 'Türkiye',
       '+90 312 000 00 00', 'Şehir Hastanesi', 'Fiyat rica ederim.',
       '[{"slug": "common", "ref": "CM-1", "name": "Ortak", "variantName": "4 mm", "quantity": 1}]', now()
     FROM generate_series(1, $1::integer) AS n`,
    [count],
  );
  await dataSource.query("UPDATE requests SET handling = 'closed', assignee = 'ayse'");
  await dataSource.query('ANALYZE requests');
};
