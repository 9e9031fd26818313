import { expect, test } from 'vitest';
import { formFieldNames, listButtonNames } from '#contracts/form-fields.ts';
import { fetchPlain } from '../support/plain-page.ts';

const tube = 'sennoa-double-flange-ventilation-tube';
const bur = 'rotanda-curved-sinus-diamond-bur';

/** The button that adds the shown list to the visitor's own. */
const button = new RegExp(`<button form="page-form"[^>]* name="${listButtonNames.keep}"[^>]*>[^<]*`, 'u');

test('without JavaScript, somebody’s list has a button that says what it does; the visitor’s own has none', async () => {
  const shared = await fetchPlain(`/tr/request?items=${bur}:2,${tube}`, undefined, `${bur}:3`);
  const [added] = button.exec(shared.body) ?? [];
  expect(added).toMatch(new RegExp(`formAction="/tr/request\\?items=${bur}:5,${tube}#list"`, 'iu'));
  expect(added).toContain(`value="${bur}:3"`);
  expect(added).toContain('>Listeme ekle');
  expect(shared.body).toContain('1 ürün iki listede de var. Bu listeyi eklerseniz adetleri toplanır.');
  const first = await fetchPlain(`/en/request?items=${tube}`);
  expect(button.exec(first.body)?.[0]).toContain('>Make it my list');
  const gone = await fetchPlain(
    `/en/request?items=no-product*BX:3,${bur},no-other~AB-1,no-third:some,%C4%B1`,
  );
  expect(gone.body).toContain('3 products on this list are not in our catalogue. They go to the sales team');
  expect(gone.body).toMatch(/aria-invalid="true"[^>]* name="adet:no-third" value="some"/u);
  expect(gone.body).toContain('1 entry of this link could not be read');
  expect(gone.body).toContain(
    `name="${formFieldNames.products}" value="${bur},no-product*BX:3,no-other~AB-1,no-third:?some"`,
  );
  expect(gone.body).toMatch(
    />no product<.*>Boxes<.*name="adet:no-product\*BX" value="3".*>no other.*name="adet:no-other~AB-1" value="1"/su,
  );
  // It stays while the quantities are changed, until it is removed.
  expect(gone.body).toContain(`formAction="/en/request?items=${bur},no-product*BX:3,no-other~AB-1,`);
  expect(gone.body).toContain(`formAction="/en/request?items=${bur},no-other~AB-1,`);
  const goneAlone = await fetchPlain('/tr/request?items=no-product', undefined, `${bur}:2.${tube}`);
  expect(goneAlone.body).toContain('Listemdeki 2 ürünü göster');
  expect(goneAlone.body).not.toContain('Listeniz boş');
  const ownWithGone = await fetchPlain(`/tr/request?items=${bur},no-product`, undefined, `${bur}.no-product`);
  expect(ownWithGone.body).toContain('>no product<');
  expect(ownWithGone.body).not.toContain('ürünü göster');
  const partOfOwn = await fetchPlain(`/tr/request?items=${bur}`, undefined, `${bur}.${tube}`);
  expect(partOfOwn.body).toContain('Listemdeki 2 ürünü göster');
  expect((await fetchPlain('/en/request')).body).not.toContain('not in our catalogue');
  const otherAmounts = await fetchPlain(`/tr/request?items=${bur}:2`, undefined, `${bur}:3`);
  expect(otherAmounts.body).toMatch(button);
  expect(otherAmounts.body).toContain('Listemdeki 1 ürünü göster');
  const own = await fetchPlain(`/tr/request?items=${bur}:3`, undefined, `${bur}:3.${tube}`);
  expect(own.body).not.toMatch(button);
  // The header of each page leads back to it.
  expect(own.body).toMatch(/<span class="list-link"><a [^>]*href="\/tr\/request"/u);
});

test('without JavaScript and cookies, the page says that the list is what it shows', async () => {
  const turkish = await fetchPlain(`/tr/request?items=${bur}&added=1`);
  expect(turkish.body).toContain('Tarayıcınız çerez saklamıyor');
  expect(turkish.body).not.toMatch(button);
  const english = await fetchPlain(`/en/request?items=${bur}&added=1`);
  expect(english.body).toContain('Your browser keeps no cookies');
  expect((await fetchPlain(`/en/request?items=${bur}`)).body).not.toContain('keeps no cookies');
  const taken = {
    [formFieldNames.products]: bur,
    [formFieldNames.language]: 'en',
    [listButtonNames.keep]: '',
  };
  const lost = await fetchPlain(`/en/request?items=${bur}&added=1`, taken);
  expect(lost.body).toContain('Your browser keeps no cookies');
  expect(lost.body).not.toContain('This is your list now.');
  expect(lost.body).not.toMatch(button);
  const kept = await fetchPlain(`/en/request?items=${bur}&added=1`, taken, bur);
  expect(kept.body).toContain('This is your list now.');
  expect(kept.body).not.toContain('keeps no cookies');
});

test('without JavaScript, adding somebody’s list keeps what was typed and says that quantities were added up', async () => {
  const typed = {
    [formFieldNames.name]: 'Ayşe "Işık"',
    [formFieldNames.message]: 'Acele lütfen',
    [formFieldNames.language]: 'tr',
    [formFieldNames.products]: `${bur}:2,${tube}`,
    [`adet:${tube}`]: '40',
    [listButtonNames.keep]: `${bur}:3`,
  };
  const { body, list } = await fetchPlain(`/tr/request?items=${bur}:5,${tube}`, typed, `${bur}:3`);
  expect(list).toBe(`${bur}:5.${tube}:40`);
  expect(body).toContain('value="Ayşe &quot;Işık&quot;"');
  expect(body).toContain('Acele lütfen</textarea>');
  expect(body).toContain(`name="${formFieldNames.products}" value="${bur}:5,${tube}:40"`);
  expect(body).toContain('1 ürün iki listede de vardı; adetleri toplandı.');
  expect(body).toMatch(
    new RegExp(`value="${bur}:3"[^>]* name="${listButtonNames.restore}"[^>]*>Geri al`, 'u'),
  );
  expect(body).not.toMatch(button);
});
