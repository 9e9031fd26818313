import type { Language } from '#domain/shared/language.ts';

interface OrderText {
  readonly name: string;
  readonly language?: Language;
  readonly text: string;
  /** Lines as tests/unit/search/order-texts.test.ts writes what was read. */
  readonly lines: readonly string[];
}

/**
 * Whole texts as buyers paste them. Their columns are those of purchase request forms of Turkish state hospitals, of SAP
 * lists (ME2N, EKPO) and of invoices; the numbers are those of the test's catalogue.
 */
export const orderTexts: readonly OrderText[] = [
  {
    name: 'a letter with a greeting and a signature',
    text: 'Merhaba,\nAşağıdaki ürünler için fiyat teklifi rica ederiz.\n\n2 kutu CM-250\n5 adet CM-500 (acil)\nElmas Frez x 3\n\nSaygılarımızla,\nAyşe Yılmaz\nSatın Alma Uzmanı\nTel: 0312 555 44 33',
    lines: [
      '1: note',
      '2: note',
      '4: CM-250 × 2 BX',
      '5: CM-500 × 5',
      '6: bur × 3',
      '8: note',
      '9: note',
      '10: note',
      '11: note',
    ],
  },
  {
    name: 'the purchase request form of a hospital, with last consumption and the quantity in words',
    text: 'S.No;Malzeme Kodu;Malzeme Adı;Son 6 Ay Tüketim Miktarı;Birimi;Miktarı (Rakamla);Miktarı (Yazıyla);Bütçe Kodu\n1;CM-250;Flaster 2,5 cm;120;ADET;10;On;150-03-01\n2;CM-500;Flaster;60;KUTU;25;Yirmi beş;150-03-01\n3;;Cerrahi Çekiç;5;ADET;2;İki;150-03-01\n;;Toplam;;;37;;',
    lines: ['1: note', '2: CM-250 × 10', '3: CM-500 × 25 BX', '4: mallet × 2', '5: note'],
  },
  {
    name: 'rows of a spreadsheet without their heading, with sums',
    text: '1\tCM-250\tFlaster\t10\tKUTU\t85,00\t850,00\n2\tCM-500\tFlaster\t5\tADET\t20,00\t100,00\n3\t66028175\tDurafiber\t2\tPAKET\t1.250,00\t2.500,00\nAra Toplam\t\t\t\t\t\t3.450,00\nKDV %20\t\t\t\t\t\t690,00\nGenel Toplam\t\t\t\t\t\t4.140,00',
    lines: ['1: CM-250 × 10 BX', '2: CM-500 × 5', '3: 66028175 × 2 PK', '4: note', '5: note', '6: note'],
  },
  {
    name: 'a list of SAP as a comma file, with three decimals',
    language: 'en',
    text: 'Item,Material,Short Text,Order Quantity,Order Unit,Net Price,Currency,Delivery Date\n10,CM-250,"Plaster, 2.5 cm",10.000,EA,"1,250.50",EUR,12/31/2026\n20,66028175,Durafiber dressing,5.000,BX,85.00,EUR,12/31/2026\n30,RC-25/40,Diamond bur,1,EA,10.00,EUR,12/31/2026',
    lines: ['1: note', '2: CM-250 × 10', '3: 66028175 × 5 BX', '4: RC-25/40 × 1'],
  },
  {
    name: 'a list of a German SAP',
    text: 'Position\tMaterial\tKurztext\tBestellmenge\tME\tNettopreis\tLieferdatum\n00010\t000000000066028175\tDurafiber\t10,000\tST\t1.250,50\t31.12.2026\n00020\tCM-250\tPlaster\t1.000,000\tKAR\t85,00\t31.12.2026',
    lines: ['1: note', '2: 66028175 × 10', '3: CM-250 × 1000'],
  },
  {
    name: 'a table of Markdown',
    text: '| REF | Ürün | Adet |\n|-----|------|-----:|\n| CM-250 | Flaster | 10 |\n| CM-500 | Flaster | 5 |',
    lines: ['1: note', '3: CM-250 × 10', '4: CM-500 × 5'],
  },
  {
    name: 'columns that only spaces separate, as copied out of a PDF',
    text: 'Sıra No   REF        Ürün Adı         Miktar   Birim    Birim Fiyat   Tutar\n1         CM-250     Flaster          10       KUTU     85,00         850,00\n2         CM-500     Flaster          4        ADET     20,00         80,00\n                                               TOPLAM                930,00',
    lines: ['1: note', '2: CM-250 × 10 BX', '3: CM-500 × 4', '4: note'],
  },
  {
    name: 'words and numbers of a PDF with single spaces',
    text: 'Sıra No REF Ürün Adı Miktar Birim Birim Fiyat Tutar\n1 CM-250 Flaster 10 KUTU 85,00 850,00\n2 CM-500 Flaster 4 ADET 20,00 80,00\nTOPLAM 930,00',
    lines: ['1: note', '2: CM-250 × 10 BX', '3: CM-500 × 4', '4: note'],
  },
  {
    name: 'row numbers in tens',
    text: '10;CM-250;4\n20;CM-500;6\n30;66028175;10',
    lines: ['1: CM-250 × 4', '2: CM-500 × 6', '3: 66028175 × 10'],
  },
  {
    name: 'rates of VAT behind the quantities',
    text: 'CM-250;4;20\nCM-500;6;20\n66028175;11;10',
    lines: ['1: CM-250 × 4', '2: CM-500 × 6', '3: 66028175 × 11'],
  },
  {
    name: 'two factors and their product in whole numbers, of which either may be the price',
    text: 'CM-250\t5\t20\t100\nCM-500\t3\t7\t21',
    lines: ['1: CM-250 × 5 ?', '2: CM-500 × 3 ?'],
  },
  {
    name: 'a comma file with quoted commas',
    text: 'CM-250,Flaster,10\nCM-500,"Flaster, beyaz","2,5"\nRC-25/40,"Frez, 2,5 mm",3',
    lines: ['1: CM-250 × 10', '2: CM-500 × 0 ?', '3: RC-25/40 × 3'],
  },
  {
    name: 'cells with line breaks and quotes, and quantities that are missing',
    text: 'Ürün kodu;Açıklama;Adet\nCM-250;"Flaster\nbeyaz\nsteril";10\nCM-500;"Flaster 3/4"" geniş";2\nCM-900;;\nCM-900;;yok',
    lines: ['1: note', '2: CM-250 × 10', '5: CM-500 × 2', '6: CM-900 × 0 ?', '7: CM-900 × 0 ?'],
  },
  {
    name: 'a title above the names of the columns, and an unknown unit',
    text: 'HASTANE İHTİYAÇ LİSTESİ\nTarih: 12.03.2026\n\nKod;Malzeme;İhtiyaç;Birim\nCM-250;Flaster;1.000;AD\nCM-500;Flaster;10;KT\nCM-900;Flaster;5;makara\n\nHazırlayan: Ali Veli',
    lines: [
      '1: note',
      '2: note',
      '4: note',
      '5: CM-250 × 1000',
      '6: CM-500 × 10 BX',
      '7: CM-900 × 5 ?',
      '9: note',
    ],
  },
  {
    name: 'an inch sign at the beginning of a cell takes no lines with it',
    text: 'REF\tAd\tAdet\nCM-250\t"2 inç flaster\t4\nCM-500\tFlaster\t6\nCM-900\tFlaster\t8',
    lines: ['1: note', '2: CM-250 × 4', '3: CM-500 × 6', '4: CM-900 × 8'],
  },
  {
    name: 'stock and need side by side',
    text: 'Barkod;Malzeme;Mevcut Stok;İhtiyaç Miktarı;Birim\n09520001000072;Piezo;3;2;ADET\n66028175;Durafiber;40;100;PK',
    lines: ['1: note', '2: piezo × 2', '3: 66028175 × 100 PK'],
  },
  {
    name: 'an English purchase order',
    language: 'en',
    text: 'Purchase Order No: 4500012345\nDate: 03/12/2026\n\nLine\tCatalog No.\tDescription\tQty\tUOM\tUnit Price\tAmount\n1\tCM-250\tPlaster 2.5 cm\t1,000\tEA\t0.85\t850.00\n2\tRC-36/40\tDiamond bur\t12\tPK\t10.00\t120.00\n\t\t\t\t\tSubtotal\t970.00\nBest regards,\nJane Doe',
    lines: [
      '1: note',
      '2: note',
      '4: note',
      '5: CM-250 × 1000',
      '6: RC-36/40 × 12 PK',
      '7: note',
      '8: note',
      '9: note',
    ],
  },
  {
    name: 'names that are longer than their column in a PDF',
    text: 'No   Kod        Tanım                   Birim   Miktar\n1    CM-250     Flaster, mikro           Kutu         4\n                gözenekli, 2,5 cm\n2    CM-500     Flaster                  Adet        30',
    lines: ['1: note', '2: CM-250 × 4 BX', '4: CM-500 × 30'],
  },
  {
    name: 'a letter in English with its signature, telephone numbers and what a telephone adds',
    language: 'en',
    text: 'Hi there,\n\nCould you please quote and ship the following to our Dublin theatre by 3 June 2026?\n5 x CM-250\nRC-25/40 - 2 boxes\nOur PO number will be 88213, cost centre 4100.\n\nKind regards,\nSiobhán Murphy, Ward 3\nT: +353 1 555 0142   F: +353 1 555 0143\nSent from my iPhone 12',
    lines: [
      '1: note',
      '3: note',
      '4: CM-250 × 5',
      '5: RC-25/40 × 2 BX',
      '6: note',
      '8: note',
      '9: note',
      '10: note',
      '11: note',
    ],
  },
  {
    name: 'a letter whose last sentence ends it',
    text: 'CM-250 5 adet\nTeslimat Ankara. Saygılarımla,\nAyşe Yılmaz\nSatın Alma 3. Kat',
    lines: ['1: CM-250 × 5', '2: note', '3: note', '4: note'],
  },
  {
    name: 'the list of a ministry, with titles that have numbers',
    text: 'T.C. SAĞLIK BAKANLIĞI\nSAKARYA 2. DEVLET HASTANESİ\nTarih: 03/02/2026          Sayı: 2026/118          KBB Servisi\nSIRA NO\tMALZEMENİN CİNSİ\tMİKTARI\tBİRİMİ\tAÇIKLAMA\n1\tCerrahi Çekiç\t20\tKUTU\tACİL\n2\tCM-500\t50\tADET\t2 gün içinde\nYukarıda yazılı 2 (iki) kalem malzemenin temini hususunu arz ederim.',
    lines: ['1: note', '2: note', '3: note', '4: note', '5: mallet × 20 BX', '6: CM-500 × 50', '7: note'],
  },
];
