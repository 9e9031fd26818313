import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readEmailAddress } from '#domain/requests/contact/email-address.ts';
import { atomAddress } from '../../support/arbitrary.ts';
import type { EmailFaultReason } from '#domain/requests/contact/email-fault.ts';

test.for<[string, string]>([
  ['Ayse.Kaya+teklif@Hastane.Example', 'Ayse.Kaya+teklif@hastane.example'],
  ['BİLGİ@X.EXAMPLE', 'bilgi@x.example'],
  ['satinalma@İZMİR.BEL.TR', 'satinalma@izmir.bel.tr'],
  ['I\u0307nfo@x.example', 'info@x.example'],
  ['i\u0307nfo@x.example', 'info@x.example'],
  ['einkauf@klinikum-münchen.de', 'einkauf@xn--klinikum-mnchen-8vb.de'],
  ['info@IŞIK.com.tr', 'info@xn--iik-sza.com.tr'],
  ['info@ışık.com.tr', 'info@xn--k-ekaa7p.com.tr'],
  ['a@مستشفى.example', 'a@xn--pgbre6cq2a.example'],
  ['a@病院。jp', 'a@xn--0rys90e.jp'],
  ['a@xn--0rys90e.jp', 'a@xn--0rys90e.jp'],
  ['\u202Aayse@hastane.example\u202C', 'ayse@hastane.example'],
  ['ayse\u200B@hastane\u00AD.example\uFEFF', 'ayse@hastane.example'],
  ['ayse@hastane.example\uFE0F', 'ayse@hastane.example'],
  ['ａｙｓｅ１２＠ｈａｓｔａｎｅ．ｅｘａｍｐｌｅ', 'ayse12@hastane.example'],
  ['ayse٣@hastane.example', 'ayse3@hastane.example'],
  ['ayse﹫hastane.example', 'ayse@hastane.example'],
  ['<ayse@hastane.example>', 'ayse@hastane.example'],
  ['„ayse@hastane.example“', 'ayse@hastane.example'],
  ["'ayse@hastane.example',", 'ayse@hastane.example'],
  ['ayse@hastane.example.', 'ayse@hastane.example'],
  ['; ayse@hastane.example ;', 'ayse@hastane.example'],
  ['ayse @hastane.example', 'ayse@hastane.example'],
  ['ayse\u00A0@ hastane.example', 'ayse@hastane.example'],
  ['MailTo:ayse%2Bx@hastane.example?subject=Fiyat&cc=b@c.example', 'ayse+x@hastane.example'],
  ['mailto:100%@hastane.example', '100%@hastane.example'],
  ['mailto:ayse@hastane.example', 'ayse@hastane.example'],
  ['mailto: ayse@hastane.example', 'ayse@hastane.example'],
  ['MAILTO://ayse@hastane.example', 'ayse@hastane.example'],
  ['mailto%3Aayse@hastane.example', 'ayse@hastane.example'],
  ['<mailto:ayse@hastane.example>', 'ayse@hastane.example'],
  ['E-posta: ayse@hastane.example', 'ayse@hastane.example'],
  ['e-mail address: ayse@hastane.example', 'ayse@hastane.example'],
  ['Dr. Ayşe Kaya <ayse@hastane.example>', 'ayse@hastane.example'],
  ['"Kaya, Ayşe" <ayse@hastane.example>;', 'ayse@hastane.example'],
  ['Ayşe @ Şehir <ayse@hastane.example>', 'ayse@hastane.example'],
  ['ayse@hastane.example <ayse@hastane.example>', 'ayse@hastane.example'],
  ['Ayşe Kaya [mailto:ayse@hastane.example]', 'ayse@hastane.example'],
  ['[ayse@hastane.example](mailto:ayse@hastane.example)', 'ayse@hastane.example'],
  ['ayse@hastane.example (Ayşe Kaya)', 'ayse@hastane.example'],
  ['ayse@hastane.example, ayse@HASTANE.example', 'ayse@hastane.example'],
  ["o'neil@x.example", "o'neil@x.example"],
  ["'neil@x.example", "'neil@x.example"],
  ['a/b=c@x.example', 'a/b=c@x.example'],
  ['fiyat=?@x.example', 'fiyat=?@x.example'],
  ['3@jl1fzyz.ipmr8kq.ks', '3@jl1fzyz.ipmr8kq.ks'],
])('%s is read as %s', ([text, address]) => {
  expect(readEmailAddress(text)).toEqual({ address });
});

test('an address of atoms is read as it is', () => {
  fc.assert(
    fc.property(atomAddress, (address) => {
      expect(readEmailAddress(address)).toEqual({ address });
    }),
    { numRuns: 5000 },
  );
});

test('what a browser’s e-mail field makes of İ in a domain is read as i', () => {
  for (const [domain, meant] of [
    ['İZMİR.example', 'izmir.example'],
    ['ANKARABİLİM.edu.tr', 'ankarabilim.edu.tr'],
    ['BİLİŞİM.edu.tr', 'bilişim.edu.tr'],
    ['DİŞÇİLİK.İSTANBUL.bel.tr', 'dişçilik.istanbul.bel.tr'],
    ['ÖZEL-ŞİFA-HASTANESİ-ESKİŞEHİR-İZMİT.com.tr', 'özel-şifa-hastanesi-eskişehir-izmit.com.tr'],
    ['ışık.com.tr', 'ışık.com.tr'],
  ] as const)
    expect(readEmailAddress(`info@${new URL(`http://${domain}`).hostname}`)).toEqual({
      address: `info@${new URL(`http://${meant}`).hostname}`,
    });
});

test.for<[string, EmailFaultReason, string?]>([
  ['ayse.hastane.example', 'noAt'],
  ['ayse(at)hastane.example', 'noAt'],
  ['https://hastane.example/ayse', 'noAt'],
  ['ayse@@hastane.example', 'manyAts'],
  ['ayse@kaya@hastane.example', 'manyAts'],
  ['ayse@hastane.example; veli@hastane.example', 'manyAts'],
  ['ayse@hastane.example/veli@hastane.example', 'manyAts'],
  ['ayse@hastane.example veya veli@hastane.example', 'manyAts'],
  ['Ayşe <ayse@hastane.example>, Veli <veli@hastane.example>', 'manyAts'],
  ['ayse@hastane.example <veli@hastane.example>', 'manyAts'],
  ['@hastane.example', 'noName'],
  ['ayse@', 'noDomain'],
  ['ayse@hastane', 'noEnding'],
  ['ayse kaya@hastane.example', 'space'],
  ['ayse@hastane example', 'space'],
  ['ayse@hastane. example', 'space'],
  ['Ayşe Kaya ayse@hastane.example', 'space'],
  ['ayse.@hastane.example', 'dot'],
  ['.ayse@hastane.example', 'dot'],
  ['ayse..kaya@hastane.example', 'dot'],
  ['ayse@hastane..example', 'dot'],
  ['ayse@.hastane.example', 'dot'],
  ['müller@krankenhaus.example', 'letter', 'ü'],
  ['ayşe@hastane.example', 'letter', 'ş'],
  ['ınfo@hastane.example', 'letter', 'ı'],
  ['аyse@hastane.example', 'letter', 'а'],
  ['ayse,kaya@hastane.example', 'sign', ','],
  ['ayse@hastane,example', 'sign', ','],
  ['ayse@hastane_sehir.example', 'sign', '_'],
  ['ayse@hastane…example', 'sign', '…'],
  ['ayse@[192.0.2.1]', 'sign', '['],
  ['😀@hastane.example', 'sign', '😀'],
  ['=?utf-8?q?a=40evil.example?=@hastane.example', 'sign', '?'],
  ['a=?X?B?YQ@hastane.example', 'sign', '?'],
  [`${'a'.repeat(65)}@hastane.example`, 'longName'],
  ['ayse@192.0.2.1', 'domain'],
  ['ayse@-hastane.example', 'domain'],
  ['ayse@hastane.e', 'domain'],
  [`ayse@${'a'.repeat(64)}.example`, 'domain'],
])('of %s the fault is %s', ([text, reason, sign]) => {
  expect(readEmailAddress(text)).toEqual({ fault: { reason, ...(sign !== undefined && { sign }) } });
});
