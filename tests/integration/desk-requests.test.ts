import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import * as z from 'zod';
import type { DeskFilter } from '#domain/desk/handling.ts';
import type { DeskCursor } from '#domain/desk/ports.ts';
import type { VisitorRequest } from '#domain/requests/visitor-request.ts';
import { fold } from '#domain/shared/fold.ts';
import { createPostgresDeskRequests } from '../../adapters/postgres/desk/desk-requests.ts';
import { conditionsFor } from '../../adapters/postgres/desk/select-requests.ts';
import { storeCommonRequests } from '../support/many-requests.ts';
import { requestStore } from '../support/request-store.ts';
import { ids, visitorRequest } from '../support/submissions.ts';

const store = requestStore();
const { sql } = store;

const desk = () => createPostgresDeskRequests(store.dataSource);

const add = async (parts: Partial<VisitorRequest> = {}): Promise<VisitorRequest> => {
  const request = visitorRequest(parts);
  await store.repository.store(request, request.id);
  return request;
};

const selected = async (filter: DeskFilter): Promise<string[]> => ids((await desk().list(filter)).entries);

const everyPage = async (filter: DeskFilter): Promise<string[]> => {
  const found: string[] = [];
  let after: DeskCursor | undefined;
  do {
    const { entries, next } = await desk().list(filter, after);
    found.push(...ids(entries));
    after = next;
  } while (after);
  return found;
};

test('pages of 50 have every request once, the newest first, also of one moment; test requests have none', async () => {
  await storeCommonRequests(store.dataSource, 120);
  await sql("UPDATE requests SET received_at = '2025-12-25' WHERE received_at > '2025-12-30'");
  await add({ probe: true });
  const newest = await add();
  const found = await everyPage({});
  const rows = await sql<{ id: string }>(
    'SELECT id FROM requests WHERE NOT probe ORDER BY received_at DESC, id DESC',
  );
  expect(found).toEqual(ids(rows));
  expect(found).toHaveLength(121);
  expect(found[0]).toBe(newest.id);
  expect((await desk().list({})).entries).toHaveLength(50);
  const { entries } = await desk().list({ text: newest.id.slice(0, 8) });
  expect(entries).toEqual([]);
});

test('an entry says what the list shows of a request', async () => {
  const request = await add({
    products: [{ slug: 'tip', name: 'Uç', quantity: 2 }],
    institution: 'Şehir Hastanesi',
    suspicious: true,
  });
  const { reference = '' } = (await store.repository.find(request.id)) ?? {};
  expect(await desk().list({})).toEqual({
    entries: [
      {
        id: request.id,
        reference,
        kind: 'offer',
        language: 'tr',
        name: 'Ayşe Işık',
        institution: 'Şehir Hastanesi',
        country: 'Türkiye',
        receivedAt: request.receivedAt,
        suspicious: true,
        isOpened: false,
        notification: 'waiting',
        products: 1,
        files: 0,
        step: 'new',
        version: 0,
      },
    ],
  });
});

const received = (day: string) => new Date(`${day}T10:00:00Z`);

test('each filter selects, and several select what all of them do', async () => {
  const offer = await add({ receivedAt: received('2026-03-01'), country: 'Türkiye' });
  const oem = await add({ receivedAt: received('2026-03-02'), kind: 'oem', language: 'en', country: 'İran' });
  const iran = await add({ receivedAt: received('2026-03-03'), country: 'ıran', language: 'en' });
  await desk().handle(iran.id, { step: 'answered', assignee: 'Işıl', version: 0 }, 'Işıl');
  for (const [filter, found] of [
    [{ kind: 'oem' }, [oem]],
    [{ language: 'en' }, [iran, oem]],
    [{ steps: ['answered'] }, [iran]],
    [{ steps: ['new', 'answered'] }, [iran, oem, offer]],
    [{ steps: [] }, []],
    [{ country: 'IRAN' }, [iran, oem]],
    [{ country: 'TÜRKİYE' }, [offer]],
    [{ country: 'Tür' }, []],
    [{ assignee: 'Işıl' }, [iran]],
    [{ assignee: 'isil' }, []],
    [{ from: received('2026-03-02') }, [iran, oem]],
    [{ until: received('2026-03-02') }, [offer]],
    [{ from: received('2026-03-02'), until: received('2026-03-03') }, [oem]],
    [{ language: 'en', country: 'İran', kind: 'oem', steps: ['new'], text: 'ayse' }, [oem]],
    [{ country: '', product: ' ', assignee: '', text: '  ' }, [iran, oem, offer]],
    [{ country: '\0' }, []],
    [{ product: 'a\0' }, []],
    [{ assignee: '\0' }, []],
  ] as const satisfies [DeskFilter, unknown][])
    expect([filter, await selected(filter)]).toEqual([filter, ids(found)]);
});

const at = (hour: number) => ({ receivedAt: new Date(Date.UTC(2026, 2, 1, hour)) });

test('a product is found by its slug in either language, by REF in any case, and where its size is open', async () => {
  await sql(
    `INSERT INTO former_products VALUES ('tip', 'uc', '{"tr": "Uç", "en": "Tip"}', '[{"ref": "TP-4"}, {"ref": "TP-9"}]')`,
  );
  const line = { name: 'Uç', quantity: 1 };
  const small = await add({
    ...at(1),
    products: [{ ...line, slug: 'tip', ref: 'TP-4', variantName: '4 mm' }],
  });
  const large = await add({ ...at(2), products: [{ ...line, slug: 'tip', ref: 'TP-9' }] });
  const open = await add({
    ...at(3),
    products: [
      { ...line, slug: 'other' },
      { ...line, slug: 'uc' },
    ],
  });
  const other = await add({ ...at(4), products: [{ ...line, slug: 'other', ref: 'OT-1' }] });
  expect(await selected({ product: 'tip' })).toEqual(ids([open, large, small]));
  expect(await selected({ product: 'uc' })).toEqual(ids([open, large, small]));
  expect(await selected({ product: ' tp-4 ' })).toEqual(ids([open, small]));
  expect(await selected({ product: 'OT-1' })).toEqual(ids([other]));
  expect(await selected({ product: 'other' })).toEqual(ids([other, open]));
  for (const product of ['"', String.raw`\u0000`, '@.slug == "tip"', '$[*]', '\uD800', 'ti%', '?'])
    expect(await selected({ product })).toEqual([]);
  await sql('TRUNCATE former_products');
});

test('words are found anywhere in a request, as folded, and taken as they are', async () => {
  const request = await add({
    name: 'Işıl ŞÖMİNE',
    message: 'indirim %20_a\nC:\\temp',
    phone: '+90 532 111 22 33',
    serialNumber: 'SN-42',
    products: [{ slug: 'piezo-unit', name: 'Piezo Ünitesi', quantity: 2 }],
  });
  const { reference = '' } = (await store.repository.find(request.id)) ?? {};
  const arabic = await add({ name: 'مُحَمَّد', message: 'x'.repeat(5000) });
  const words = [
    'isil sömine',
    'SOMINE IŞIL',
    'ışıl',
    '%20_a',
    String.raw`c:\temp`,
    'sn-42',
    '5321112233',
    'piezo-unit unitesi',
    `${reference.slice(0, 4)} ${reference.slice(4)}`,
    `isil ${'sömine '.repeat(1400)}`,
    'i n d r m s l ö e p z o u t c',
  ];
  for (const text of words) expect([text, await selected({ text })]).toEqual([text, [request.id]]);
  expect(await selected({ text: 'محمد' })).toEqual([arabic.id]);
  const unknown = [
    '%21',
    '20%a',
    '_20',
    'variantName',
    'quantity',
    'veli',
    '\0',
    'isil\0',
    '\uD800',
    "'; --",
  ];
  for (const text of unknown) expect([text, await selected({ text })]).toEqual([text, []]);
  const long = Array.from({ length: 2000 }, (_, index) => `w${index}`).join(' ');
  expect(await selected({ text: long })).toEqual([]);
});

test('the database folds every letter as searches do, but for capitals that its ICU does not know', async () => {
  const letters = Array.from({ length: 0x11_00_00 }, (_, point) => point)
    .filter((point) => point > 0 && (point < 0xd8_00 || point > 0xdf_ff))
    .map((point) => String.fromCodePoint(point))
    .filter((character) => !/\p{Cn}|\p{Co}/u.test(character));
  const rows = await sql<{ letter: string; folded: string; knows: boolean }>(
    `SELECT letter, fold_text(letter) AS folded, lower(letter COLLATE "und-x-icu") <> letter AS knows
     FROM unnest($1::text[]) AS letter`,
    [letters],
  );
  const others = rows.filter(({ letter, folded }) => folded !== fold(letter));
  expect(others.filter(({ knows }) => knows)).toEqual([]);
  expect(others.length).toBeLessThan(300);
  for (const text of ['37 º', '5\u00A0˚C', 'n º', 'ΟΔΟΣ ΟΔΟΣ', 'IŞIK ışık İSIK isik', 'café cafe\u0301'])
    expect(await sql('SELECT fold_text($1) AS folded', [text])).toEqual([{ folded: fold(text) }]);
});

test('counts are by step, without the filter for steps, and end at a thousand', async () => {
  await storeCommonRequests(store.dataSource, 1001);
  const request = await add({ country: 'İran' });
  await add({ probe: true });
  const none = { count: 0, isMore: false };
  const one = { count: 1, isMore: false };
  expect(await desk().count({})).toEqual({
    new: one,
    inWork: none,
    answered: none,
    closed: { count: 1000, isMore: true },
    notSerious: none,
  });
  expect(await desk().count({ country: 'iran' })).toMatchObject({ new: one, closed: none });
  expect(await desk().total({})).toEqual({ count: 1000, isMore: true });
  const overdue: DeskFilter = { steps: ['new', 'inWork'], until: new Date(request.receivedAt.getTime() + 1) };
  expect(await desk().total(overdue)).toEqual(one);
  expect(await desk().total({ ...overdue, until: request.receivedAt })).toEqual(none);
});

const planSchema = z.tuple([
  z.object({ 'QUERY PLAN': z.tuple([z.object({ Plan: z.record(z.string(), z.unknown()) })]) }),
]);

/** Rows that the nodes of a plan read and passed on or left out. */
const rowsRead = (plan: Readonly<Record<string, unknown>>): number => {
  const counted = ['Actual Rows', 'Rows Removed by Filter', 'Rows Removed by Index Recheck']
    .map((key) => z.number().default(0).parse(plan[key]))
    .reduce((sum, count) => sum + count, 0);
  const below = z.array(z.record(z.string(), z.unknown())).default([]).parse(plan['Plans']);
  return below.reduce((sum, child) => sum + rowsRead(child), counted);
};

test('without a text, a filter reads what it selects, however many other requests there are', async () => {
  await storeCommonRequests(store.dataSource, 5000);
  const rare = { kind: 'oem', language: 'en', country: 'Fiji', receivedAt: new Date('2027-01-01') } as const;
  const request = await add({ ...rare, products: [{ slug: 'rare', ref: 'RR-1', name: 'x', quantity: 1 }] });
  await desk().handle(request.id, { step: 'inWork', assignee: 'Can', version: 0 }, 'Can');
  const filters: DeskFilter[] = [
    { kind: 'oem' },
    { kind: 'catalogue' },
    { language: 'en' },
    { country: 'FİJİ' },
    { country: 'Nowhere' },
    { steps: ['inWork'] },
    { steps: ['new', 'inWork'] },
    { kind: 'offer', steps: ['inWork'] },
    { assignee: 'Can' },
    { assignee: 'nobody' },
    { product: 'rare' },
    { product: 'rr-1' },
    { product: 'nothing' },
    { from: new Date('2026-06-01') },
    {},
  ];
  await store.dataSource.transaction(async (manager) => {
    await manager.query('SET LOCAL enable_seqscan = off');
    for (const filter of filters) {
      const { sql: conditions, values } = await conditionsFor(manager, filter);
      for (const end of ['ORDER BY received_at DESC, id DESC LIMIT 51', 'LIMIT 51']) {
        const rows: unknown = await manager.query(
          `EXPLAIN (ANALYZE, FORMAT JSON) SELECT r.id FROM requests r WHERE ${conditions} ${end}`,
          [...values],
        );
        const read = rowsRead(planSchema.parse(rows)[0]['QUERY PLAN'][0].Plan);
        expect([filter, read <= 200]).toEqual([filter, true]);
      }
    }
  });
});

test('a request is opened with all that is known of it, and marked as opened', async () => {
  const first = await add({ email: 'Ali@hastane.example', receivedAt: new Date('2026-01-01') });
  const request = await add({ email: 'ali@HASTANE.example', message: 'Merhaba' });
  await add({ email: 'ali@hastane.example', probe: true });
  await add({ email: 'veli@hastane.example' });
  await desk().addNote(request.id, 'Aradım,\nyarın.', 'Işıl');
  await desk().handle(request.id, { step: 'inWork', assignee: 'Işıl', version: 1 }, 'Işıl');
  const opened = await desk().open(request.id);
  expect(opened).toMatchObject({
    request: { id: request.id, message: 'Merhaba', receivedAt: request.receivedAt },
    handling: { step: 'inWork', assignee: 'Işıl', version: 2 },
    notification: 'waiting',
    confirmation: 'none',
    notes: [{ author: 'Işıl', text: 'Aradım,\nyarın.' }],
    changes: [
      { by: 'Işıl', action: 'note' },
      { by: 'Işıl', action: 'handle', step: 'inWork', assignee: 'Işıl' },
    ],
    others: [{ id: first.id, kind: 'offer', step: 'new', receivedAt: first.receivedAt }],
  });
  expect(Object.keys(opened?.request ?? {})).not.toContain('searchText');
  const entries = (await desk().list({})).entries;
  expect(entries.map(({ isOpened }) => isOpened)).toEqual([false, true, false]);
  expect(await desk().assignees()).toEqual(['Işıl']);
});

test.for(['not an id', randomUUID(), "'"])('there is no request %s', async (id) => {
  const probe = await add({ probe: true });
  for (const unknown of [id, probe.id]) {
    expect(await desk().open(unknown)).toBeUndefined();
    expect(await desk().handle(unknown, { step: 'closed', version: 0 }, 'Can')).toEqual({ kind: 'unknown' });
    expect(await desk().addNote(unknown, 'x', 'Can')).toBe(false);
  }
});

test('of changes that begin on one state, one is made, and the others are told what became of it', async () => {
  const { id } = await add();
  const users = ['Ali', 'Banu', 'Can', 'Deniz', 'Ece'];
  const outcomes = await Promise.all(
    users.map((user) => desk().handle(id, { step: 'inWork', assignee: user, version: 0 }, user)),
  );
  const changed = outcomes.filter(({ kind }) => kind === 'changed');
  expect(changed).toHaveLength(1);
  const conflicts = outcomes.filter(({ kind }) => kind === 'conflict');
  expect(conflicts).toHaveLength(4);
  const handling = (await desk().open(id))?.handling;
  for (const outcome of [...changed, ...conflicts]) expect(outcome).toMatchObject({ handling });
  await desk().addNote(id, 'Görüldü\0', 'Ece');
  expect(await desk().handle(id, { step: 'closed', version: 1 }, 'Can')).toMatchObject({ kind: 'conflict' });
  expect(await desk().handle(id, { step: 'closed', assignee: 'a\0b', version: 2 }, 'Can')).toEqual({
    kind: 'changed',
    handling: { step: 'closed', assignee: 'ab', version: 3 },
  });
  expect((await desk().open(id))?.notes).toMatchObject([{ text: 'Görüldü' }]);
  await desk().handle(id, { step: 'new', version: 3 }, 'Can');
  expect((await desk().open(id))?.handling).toEqual({ step: 'new', version: 4 });
});

test('an erasure, by a user of the desk, leaves nothing of a person, and says who made it', async () => {
  const [gone, stays] = [await add({ email: 'gone@example.com' }), await add({ email: 'stays@example.com' })];
  for (const { id } of [gone, stays]) {
    await desk().addNote(id, `Not about ${id}`, 'Işıl');
    await desk().handle(id, { step: 'closed', assignee: 'Işıl', version: 1 }, 'Işıl');
    expect(await store.administration.resend(id, 'Can')).toBe(true);
  }
  expect((await desk().open(stays.id))?.changes.at(-1)).toMatchObject({ action: 'resend', by: 'Can' });
  expect(await store.administration.eraseByEmail('GONE@example.com', 'Can')).toHaveLength(1);
  expect(await desk().open(gone.id)).toBeUndefined();
  expect(await sql('SELECT DISTINCT request_id FROM request_notes')).toEqual([{ request_id: stays.id }]);
  const logged = await sql<{ user_name: string; action: string; request_id: string | null; change: unknown }>(
    'SELECT user_name, action, request_id, change FROM desk_log ORDER BY id',
  );
  expect(logged.map(({ action }) => action)).toEqual(['note', 'handle', 'resend', 'erase']);
  expect(logged.at(-1)).toEqual({ user_name: 'Can', action: 'erase', request_id: null, change: {} });
  expect(JSON.stringify(logged)).not.toContain(gone.id);
  expect((await store.administration.log()).at(-1)).toMatchObject({
    action: 'erase',
    operator: 'Can',
    requests: 1,
  });
  await store.administration.deleteReceivedBefore(new Date(Date.now() + 60_000));
  expect(
    await sql('SELECT FROM request_notes UNION ALL SELECT FROM desk_log WHERE request_id IS NOT NULL'),
  ).toEqual([]);
  expect(await store.administration.resend((await add({ probe: true })).id)).toBe(false);
});

const collect = async <Item>(items: AsyncIterable<Item>): Promise<Item[]> => {
  const collected: Item[] = [];
  for await (const item of items) collected.push(item);
  return collected;
};

test('an export has everything that the filter selects, and is logged', async () => {
  await storeCommonRequests(store.dataSource, 1200);
  const rare = await add({ country: 'Fiji' });
  const all = await collect(await desk().export({}, 'Işıl'));
  expect(all[0]).toMatchObject({ id: rare.id, state: 'waiting', confirmation: 'none' });
  expect(ids(all)).toEqual(await everyPage({}));
  expect(all).toHaveLength(1201);
  const found = await collect(await desk().export({ country: 'fiji', kind: 'offer' }, 'Can'));
  expect(ids(found)).toEqual([rare.id]);
  expect((await store.administration.log()).slice(-2)).toMatchObject([
    { action: 'export', operator: 'Işıl', requests: 1201, selection: {} },
    { action: 'export', operator: 'Can', requests: 1, selection: { kind: 'offer' } },
  ]);
});
