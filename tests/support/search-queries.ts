/**
 * Searches as buyers type them, each with the product that is meant: language of the page | query | English slug.
 * They were written from the catalogue's names before the search was tuned; a new weakness gets a line here.
 */
const lists = {
  'part of a name': `
    tr | elvan 300 | elvan-300-electrosurgical-generator
    tr | duman tahliye | elvan-s-surgical-smoke-evacuator
    en | smoke evacuator | elvan-s-surgical-smoke-evacuator
    tr | süngü penset | ferrano-bayonet-bipolar-forceps
    en | bayonet forceps | ferrano-bayonet-bipolar-forceps
    tr | monopolar kalem | ferrano-reusable-monopolar-pencil
    en | reusable pencil | ferrano-reusable-monopolar-pencil
    tr | kitosan tampon | sorbana-dissolvable-chitosan-sinus-pack
    en | gelatine sponge | sorbana-gelatine-haemostatic-sponge
    tr | okside selüloz | sorbana-oxidised-cellulose-haemostatic-gauze
    en | cuffed tracheostomy | wistrel-cuffed-tracheostomy-tube
    tr | spiralli tüp | wistrel-wire-reinforced-endotracheal-tube
    en | nasal tampon | verdano-compressed-nasal-tampon-with-airway
    tr | kibrit başlı frez | rotanda-match-head-fluted-bur
    en | mastoidectomy set | trevona-mastoidectomy-bur-set
    tr | mikro stapes | trevona-micro-stapes-diamond-bur
    en | serrated blade | wexel-straight-serrated-sinus-shaver-blade
    tr | duvar tipi mikroskop | iridan-w-wall-mounted-examination-microscope
    en | binocular head | kolbry-inclinable-binocular-microscope-head
    tr | led endoskopi ışık kaynağı | hollin-200-led-endoscopy-light-source
    en | laryngostroboscope | jaspen-led-laryngostroboscope
    tr | video arabası | jaspen-outpatient-video-cart
    en | three-button foot control | joralis-three-button-foot-control
    tr | taban plağı | nordane-stapes-footplate-microdrill
    en | plasma wand tonsil | ionelle-tonsil-and-adenoid-plasma-wand
    tr | yumuşak damak | naluma-soft-palate-radio-frequency-needle
    tr | lens yıkama pompası | hydessa-endoscope-lens-irrigation-pump
    en | pistol grip | kelvora-pistol-grip-adenoid-shaver-handpiece
    tr | hasta koltuğu | lisarn-rotating-ent-patient-chair
    en | leak tester | ulmera-manometer-leak-tester
    tr | kablosuz nazofarengoskop | zelphi-air-wireless-video-nasopharyngoscope
    tr | muayene lambası | brenta-mobile-examination-lamp
    en | ceiling lamp | solvera-c-ceiling-procedure-lamp
    en | xenon | fenara-300-xenon-light-source
    tr | görüntü kaydedici | aerovi-archive-surgical-image-recorder
    en | co2 laser | corvane-co2-surgical-laser-console
    tr | implant hunisi | deslira-maxi-large-volume-implant-funnel
    en | lighted retractor | fiorane-lighted-breast-retractor
    tr | kemik testeresi | merak-r-reciprocating-bone-saw
    en | foot pedal | tarvos-fp-variable-speed-foot-pedal
    tr | ventilasyon tüpü | sennoa-double-flange-ventilation-tube
    en | porp | vostia-adjustable-titanium-partial-prosthesis-porp
    tr | pedikül vidası | rumbera-polyaxial-pedicle-screw-set
    en | tracking camera | zimutra-optical-tracking-camera
    tr | gazlı bez | feldra-x-ray-detectable-gauze-swabs
    en | facelift scissors | bavenna-curved-facelift-scissors
    tr | portegü | bavenna-tungsten-carbide-needle-holder
    en | mallet | grevent-nylon-faced-surgical-mallet
    tr | ışık kablosu | stelmar-fibre-optic-light-cable
    en | otoendoscope | virelda-short-2-7-mm-otoendoscope
    tr | cerrah taburesi | serenda-surgeon-stool-with-armrests
    en | charging dock | aerovi-twin-bay-camera-charging-dock`,

  'without diacritics': `
    tr | sungu bipolar penset | ferrano-bayonet-bipolar-forceps
    tr | jelatin sunger | sorbana-gelatine-haemostatic-sponge
    tr | burun tamponu hava kanalli | verdano-compressed-nasal-tampon-with-airway
    tr | trakeostomi kanulu kafli | wistrel-cuffed-tracheostomy-tube
    tr | bukulebilir aspirator ucu | ylvara-malleable-ent-suction-tube
    tr | egri sinus elmas frezi | rotanda-curved-sinus-diamond-bur
    tr | tungsten karbur rond | trevona-tungsten-carbide-round-bur
    tr | duz tirtikli shaver bicagi | wexel-straight-serrated-sinus-shaver-blade
    tr | kamerali mikroskop basligi | iridan-v-camera-microscope-head
    tr | isik kaynagi ksenon | fenara-300-xenon-light-source
    tr | tasinabilir stroboskopik isik | noctelle-portable-stroboscopic-light-handle
    tr | uc tuslu ayak kumandasi | joralis-three-button-foot-control
    tr | dusuk isili plazma | ionelle-p-low-temperature-plasma-generator
    tr | ince konka probu | ionelle-slim-turbinate-plasma-wand
    tr | radyofrekans ignesi | naluma-soft-palate-radio-frequency-needle
    tr | tus kumandali shaver | lunvar-button-controlled-shaver-handpiece
    tr | donu hasta koltugu | lisarn-rotating-ent-patient-chair
    tr | yatirilabilir girisim koltugu | moravel-reclining-ent-procedure-chair
    tr | sizdirmazlik test cihazi | ulmera-manometer-leak-tester
    tr | uctan kamerali nazofarengoskop | ulmera-v36-chip-on-tip-video-nasopharyngoscope
    tr | tasima cantasi | virelda-ventilated-flexible-endoscope-case
    tr | cerrahi buyutec galile | solvera-galilean-2-5x-surgical-loupes
    tr | acik cerrahi kamerasi | delmira-field-open-surgery-camera
    tr | meme olcum protezi | deslira-inflatable-single-use-breast-sizer
    tr | isikli meme ekartoru | fiorane-lighted-breast-retractor
    tr | cift cikisli tur | merak-twin-dual-output-drill-console
    tr | degisken devirli pedal | tarvos-fp-variable-speed-foot-pedal
    tr | yara ortusu silikon kopuk | embarin-silicone-foam-wound-dressing
    tr | emilebilir sutur | feldra-absorbable-monofilament-suture-pack
    tr | yuz ve cene giysisi | gradena-facial-compression-garment
    tr | burun sirti ekartoru | arlesta-nasal-dorsum-retractor
    tr | celik alet dolabi | dorana-stainless-steel-instrument-cabinet
    tr | celik cekic naylon | grevent-nylon-faced-surgical-mallet
    tr | kablosuz alici | aerovi-link-wireless-receiver-box`,

  'dotted and dotless i, and capitals': `
    tr | IŞIK KAYNAĞI CALVERO | calvero-led-endoscopy-light-source
    tr | CALVERO ISIK KAYNAGI | calvero-led-endoscopy-light-source
    tr | ışıklı kablosuz kamera | bervana-wireless-camera-with-built-in-light
    tr | İRİGASYONLU PENSET | ferrano-irrigating-bipolar-forceps
    tr | IRIGASYONLU PENSET | ferrano-irrigating-bipolar-forceps
    tr | ırıgasyonlu | ferrano-irrigating-bipolar-forceps
    tr | İĞNE | naluma-soft-palate-radio-frequency-needle
    tr | KULAK TUPU CIFT FLANSLI | sennoa-double-flange-ventilation-tube
    tr | SİNÜS TELESKOBU 0° | raydora-0-4-mm-sinus-telescope
    tr | sınus telescopu açılı | raydora-45-angled-sinus-telescope
    tr | pıezo el parçası ince | orvia-h1-slim-piezo-handpiece
    tr | KLİNİK LED KAFA LAMBASI | raydora-h1-clinic-led-headlight
    en | IRIDAN W | iridan-w-wall-mounted-examination-microscope
    en | ırıdan v camera | iridan-v-camera-microscope-head
    en | İMPLANT FUNNEL MAXİ | deslira-maxi-large-volume-implant-funnel
    en | FIBRE-OPTIC LIGHT CABLE | stelmar-fibre-optic-light-cable
    tr | İSTASYON OMURGA | rumbera-spine-navigation-workstation
    tr | ısıtmalı dolap | lisarn-heated-telescope-and-instrument-cabinet
    tr | isitmali dolap | lisarn-heated-telescope-and-instrument-cabinet
    tr | KISA OTOENDOSKOP | virelda-short-2-7-mm-otoendoscope`,

  'one typo': `
    tr | elektrocerahi jeneratörü | elvan-300-electrosurgical-generator
    tr | duman tahlye | elvan-s-surgical-smoke-evacuator
    tr | bipolar pesnet süngü | ferrano-bayonet-bipolar-forceps
    en | smoke evacuater | elvan-s-surgical-smoke-evacuator
    tr | hemostatk sünger | sorbana-gelatine-haemostatic-sponge
    en | trachostomy tube uncuffed | wistrel-uncuffed-fenestrated-tracheostomy-tube
    tr | trakeostmi kanülü fenestralı | wistrel-uncuffed-fenestrated-tracheostomy-tube
    tr | nazl splint eksternal | xelita-thermoplastic-external-nasal-splint
    tr | elmas ferz mastoidektomi | trevona-mastoidectomy-bur-set
    en | tungsten carbde bur | trevona-tungsten-carbide-round-bur
    tr | muayene mikroksobu duvar | iridan-w-wall-mounted-examination-microscope
    en | binocualr microscope | kolbry-inclinable-binocular-microscope-head
    tr | larengostroboskp | jaspen-led-laryngostroboscope
    en | laringostroboscope | jaspen-led-laryngostroboscope
    tr | otolojk tur konsolu | joralis-80-otologic-drill-console
    en | otologic dril handpiece | joralis-angled-otologic-drill-handpiece
    tr | radyofrekns cihazı | hertza-4-mhz-ent-radio-frequency-unit
    en | plazma generator | ionelle-p-low-temperature-plasma-generator
    tr | shavr konsolu hydessa | hydessa-5-sinus-shaver-console
    en | peristaltc pump | mirvane-peristaltic-saline-pump
    tr | nazofarengskop fiberoptik | ulmera-f32-fibre-optic-nasopharyngoscope
    en | nasopharyngscope wireless | zelphi-air-wireless-video-nasopharyngoscope
    en | cordles headlight | glimra-cordless-led-headlight
    tr | lazr konsolu diyot | halden-1470-diode-laser-console
    en | diode lasre | halden-1470-diode-laser-console
    tr | ekratör ışıklı | fiorane-lighted-breast-retractor
    en | oscilating microsaw | tarvos-os-oscillating-microsaw
    tr | mikromotr konsolu | tarvos-40-surgical-micromotor-console
    en | hydroxyapatit incus | sennoa-hydroxyapatite-incus-interposition-prosthesis
    tr | titanyum stapes pistno | vostia-titanium-fluoroplastic-stapes-piston
    tr | navgasyon istasyonu kraniyal | zimutra-cranial-and-sinus-navigation-workstation
    en | parafin gauze | embarin-paraffin-gauze-dressing
    tr | ostetom | grevent-guarded-lateral-nasal-osteotome
    en | kessai | kessia-28-angled-piezo-handpiece
    tr | sonarta | sonatra-u8-cranial-piezo-surgery-console
    en | grevant rasp mallet | grevent-nylon-faced-surgical-mallet
    tr | joralsi 80 | joralis-80-otologic-drill-console
    en | raydoar 45 | raydora-45-angled-sinus-telescope`,

  'two typos': `
    tr | elektrocerahi jenaratörü | elvan-300-electrosurgical-generator
    tr | larengostrobskp | jaspen-led-laryngostroboscope
    en | nasofaryngoscope chip | ulmera-v36-chip-on-tip-video-nasopharyngoscope
    en | traceostomi cuffed | wistrel-cuffed-tracheostomy-tube
    tr | mikrsokp başlıgı kameralı | iridan-v-camera-microscope-head
    tr | dermabrasyn | ostrel-d20-dermabrasion-handpiece
    en | resiprocating bone sow | merak-r-reciprocating-bone-saw
    tr | fraksyonl lazer | nimara-fractional-laser-scanner-handpiece
    tr | kranyofasyal | sonatra-craniofacial-saw-tip-set
    en | hemostatic spounge | sorbana-gelatine-haemostatic-sponge
    tr | monopolr kalm | ferrano-reusable-monopolar-pencil
    en | waveguid laser fiber | nimara-flexible-waveguide-laser-fibre
    tr | poliaksyl vida | rumbera-polyaxial-pedicle-screw-set
    en | strobscopic lihgt | noctelle-portable-stroboscopic-light-handle
    tr | termoplstik splnt gradena | gradena-thermoplastic-nasal-splint
    tr | ventilsyon tübü | sennoa-double-flange-ventilation-tube
    en | compresion garmnet abdominal | gradena-abdominal-compression-garment
    tr | radyfrekans ignesı | naluma-soft-palate-radio-frequency-needle`,

  'other order of words': `
    tr | jeneratörü elektrocerrahi elvan | elvan-300-electrosurgical-generator
    tr | konsolu lazer co2 | corvane-co2-surgical-laser-console
    en | console laser diode | halden-1470-diode-laser-console
    tr | penset bipolar irigasyonlu | ferrano-irrigating-bipolar-forceps
    en | tube tracheostomy fenestrated | wistrel-uncuffed-fenestrated-tracheostomy-tube
    tr | bıçağı shaver frontal 60 | wexel-60-curved-frontal-shaver-blade
    en | microscope wall examination | iridan-w-wall-mounted-examination-microscope
    tr | sistemi kamera 4k | jaspen-4k-endoscopic-camera-system
    en | handpiece drill transnasal | kelvora-long-neck-transnasal-drill-handpiece
    tr | koltuğu ameliyat elektrikli | serenda-4-electric-operating-chair
    en | loupes 2.5x | solvera-galilean-2-5x-surgical-loupes
    tr | büyüteç 4,0x prizmatik | glimra-prismatic-4-0x-surgical-loupes
    en | set screw cervical | rumbera-cervical-lateral-mass-screw-set
    tr | makası septum açılı | arlesta-angled-septum-scissors
    en | telescope laryngeal 70 | virelda-70-laryngeal-telescope
    tr | kamera kablosuz endoskop | aerovi-w1-wireless-endoscope-camera`,

  'brand and product': `
    tr | rüsch trakeostomi kafsız | wistrel-uncuffed-fenestrated-tracheostomy-tube
    tr | rusch endotrakeal spiral | wistrel-wire-reinforced-endotracheal-tube
    en | 3m nasal splint | xelita-thermoplastic-external-nasal-splint
    tr | 3m flaster | calmora-microporous-surgical-paper-tape
    en | smith & nephew shaver console | hydessa-5-sinus-shaver-console
    tr | smith nephew aspiratör | ylvara-malleable-ent-suction-tube
    en | smith&nephew foam dressing | embarin-silicone-foam-wound-dressing
    tr | d+z elmas frez otoloji | trevona-long-shank-diamond-otology-bur
    en | drendel zweiling bur set | trevona-mastoidectomy-bur-set
    tr | acteon piezo | orvia-p2-piezo-bone-surgery-unit
    en | acteon osteotomy tips | orvia-rhinoplasty-osteotomy-tip-set
    tr | saeshin mikromotor | tarvos-40-surgical-micromotor-console
    en | hartmann suture | feldra-absorbable-monofilament-suture-pack
    tr | bsn korse | gradena-abdominal-compression-garment
    tr | bilumix kafa lambası | solvera-5-led-surgical-headlight
    en | firefly headlight | glimra-cordless-led-headlight
    tr | endoaskbb kamera kontrol | calvero-4k-endoscopic-camera-control-unit
    tr | elektromag koter jeneratör | elvan-300-electrosurgical-generator
    en | ruthless spine navigation | rumbera-spine-navigation-workstation
    tr | hemostasis sünger | sorbana-gelatine-haemostatic-sponge
    tr | inplant funnel huni | deslira-breast-implant-insertion-funnel
    en | bissinger needle holder | bavenna-tungsten-carbide-needle-holder
    tr | rinoface makas | arlesta-angled-septum-scissors
    en | heinz herenz porp titanium | vostia-adjustable-titanium-partial-prosthesis-porp
    tr | heinz herenz osteotom | grevent-guarded-lateral-nasal-osteotome
    en | youshi wall microscope | iridan-w-wall-mounted-examination-microscope`,

  'category and product': `
    tr | elektrokoter duman | elvan-s-surgical-smoke-evacuator
    en | mammoplasty sizer | deslira-inflatable-single-use-breast-sizer
    tr | mamoplasti halka seti | arlesta-areola-marker-ring-set
    tr | navigasyon kamera | zimutra-optical-tracking-camera
    en | navigation probe | rumbera-navigated-pedicle-probe
    tr | orta kulak implantı piston | vostia-titanium-fluoroplastic-stapes-piston
    en | middle ear t-tube | sennoa-long-stay-silicone-t-tube
    tr | kbb sarf malzeme tampon | verdano-compressed-nasal-tampon-with-airway
    en | ent consumables airway tampon | verdano-compressed-nasal-tampon-with-airway
    tr | ultrasonik piezo arabalı | orvia-duo-mobile-piezo-workstation
    en | unit and chair stool | serenda-surgeon-stool-with-armrests
    tr | omurga vida | rumbera-polyaxial-pedicle-screw-set
    en | surgical tools rake retractor | grevent-four-prong-rake-retractor
    en | radio frequency turbinate | naluma-bipolar-turbinate-probe`,

  'the other language': `
    en | duman tahliye cihazı | elvan-s-surgical-smoke-evacuator
    tr | smoke evacuator | elvan-s-surgical-smoke-evacuator
    tr | wire-reinforced endotracheal tube | wistrel-wire-reinforced-endotracheal-tube
    en | kablosuz kafa lambası | glimra-cordless-led-headlight
    tr | wireless endoscope camera | aerovi-w1-wireless-endoscope-camera
    en | hasta koltuğu döner | lisarn-rotating-ent-patient-chair
    tr | bone saw | merak-r-reciprocating-bone-saw
    en | kemik testeresi | merak-r-reciprocating-bone-saw
    tr | diamond bur stapes | trevona-micro-stapes-diamond-bur
    en | elmas raspa | arlesta-diamond-coated-nasal-rasp
    tr | light cable | stelmar-fibre-optic-light-cable
    en | ışık kablosu | stelmar-fibre-optic-light-cable
    tr | wound dressing silicone | embarin-silicone-foam-wound-dressing
    en | ameliyat koltuğu | serenda-4-electric-operating-chair
    tr | breast implant funnel | deslira-breast-implant-insertion-funnel
    en | ayak pedalı | tarvos-fp-variable-speed-foot-pedal
    tr | foot pedalı tarvos | tarvos-fp-variable-speed-foot-pedal
    en | laser konsolu co2 | corvane-co2-surgical-laser-console`,

  'begun words': `
    tr | elv | elvan-300-electrosurgical-generator
    tr | duman tah | elvan-s-surgical-smoke-evacuator
    en | tracheo cuf | wistrel-cuffed-tracheostomy-tube
    tr | larengostr | jaspen-led-laryngostroboscope
    en | nasopharyngo wirel | zelphi-air-wireless-video-nasopharyngoscope
    tr | kitos | sorbana-dissolvable-chitosan-sinus-pack
    tr | hydes | hydessa-5-sinus-shaver-console
    en | oscill | tarvos-os-oscillating-microsaw
    tr | derma | ostrel-d20-dermabrasion-handpiece
    en | hydrox | sennoa-hydroxyapatite-incus-interposition-prosthesis
    tr | taburesi kol d | serenda-surgeon-stool-with-armrests
    en | fenara 3 | fenara-300-xenon-light-source
    tr | orvia h | orvia-h1-slim-piezo-handpiece
    en | wexel 6 | wexel-60-curved-frontal-shaver-blade
    tr | mastoidek | trevona-mastoidectomy-bur-set
    tr | zim | zimutra-optical-tracking-camera`,

  'written together or apart': `
    tr | mikro motor konsolu | tarvos-40-surgical-micromotor-console
    en | micro motor handpiece | tarvos-s1-straight-micromotor-handpiece
    en | micro drill | nordane-stapes-footplate-microdrill
    en | micro saw | tarvos-os-oscillating-microsaw
    tr | mikrotestere | tarvos-os-oscillating-microsaw
    en | head light cordless | glimra-cordless-led-headlight
    tr | kafalambası kablosuz | glimra-cordless-led-headlight
    en | smokeevacuator | elvan-s-surgical-smoke-evacuator
    tr | elparçası dermabrazyon | ostrel-d20-dermabrasion-handpiece
    en | hand piece subdermal | halden-subdermal-laser-handpiece
    tr | ışıkkaynağı ksenon | fenara-300-xenon-light-source
    tr | elvan300 | elvan-300-electrosurgical-generator
    en | x ray gauze | feldra-x-ray-detectable-gauze-swabs
    en | fiberoptic light cable | stelmar-fibre-optic-light-cable
    en | gauze xray | feldra-x-ray-detectable-gauze-swabs
    tr | t tüp silikon | sennoa-long-stay-silicone-t-tube`,

  'endings of grammar': `
    tr | mikroskoplar duvar | iridan-w-wall-mounted-examination-microscope
    tr | testereler kemik | merak-r-reciprocating-bone-saw
    tr | septum makasları | arlesta-angled-septum-scissors
    en | sinus shaver blades serrated | wexel-straight-serrated-sinus-shaver-blade
    tr | burun tamponları | verdano-compressed-nasal-tampon-with-airway
    tr | kafa lambaları kablosuz | glimra-cordless-led-headlight
    en | surgical monitors 4k | delmira-27-surgical-4k-monitor
    tr | nazofarengoskoplar video | ulmera-v36-chip-on-tip-video-nasopharyngoscope
    tr | yara örtüleri parafin | embarin-paraffin-gauze-dressing
    tr | sinüs teleskopları açılı | raydora-45-angled-sinus-telescope
    en | tracheostomy tubes cuffed | wistrel-cuffed-tracheostomy-tube
    tr | ekartörler ışıklı | fiorane-lighted-breast-retractor`,

  'with words that no product has': `
    tr | ucuz co2 lazer fiyatı | corvane-co2-surgical-laser-console
    en | buy cordless headlight online | glimra-cordless-led-headlight
    tr | burun ameliyatı için tampon | verdano-compressed-nasal-tampon-with-airway
    tr | satılık ameliyat koltuğu | serenda-4-electric-operating-chair
    en | price of smoke evacuator | elvan-s-surgical-smoke-evacuator
    tr | kulak için silikon t tüp | sennoa-long-stay-silicone-t-tube`,

  'softened consonants': `
    tr | muayene mikroskop | iridan-w-wall-mounted-examination-microscope
    tr | kbb mikroskop zoom | linoma-zoom-floor-stand-ent-microscope
    tr | üniteye bağlanan mikroskop | linoma-unit-mounted-ent-microscope
    tr | orta kulağı piston | vostia-titanium-fluoroplastic-stapes-piston
    tr | frontal bıçak | wexel-60-curved-frontal-shaver-blade
    tr | tırtıklı bıçaklar | wexel-straight-serrated-sinus-shaver-blade
    tr | hasta koltuklar | lisarn-rotating-ent-patient-chair
    tr | kamera başlıklar | calvero-three-button-endoscopic-camera-head
    tr | sinüs teleskop 45 | raydora-45-angled-sinus-telescope
    tr | çelik dolap | dorana-stainless-steel-instrument-cabinet
    tr | ısıtmalı dolaplar | lisarn-heated-telescope-and-instrument-cabinet
    tr | büyüteçi prizmatik | glimra-prismatic-4-0x-surgical-loupes`,

  'ends of compounds': `
    tr | koter duman | elvan-s-surgical-smoke-evacuator
    tr | koter jeneratörü 300 | elvan-300-electrosurgical-generator
    en | cautery smoke | elvan-s-surgical-smoke-evacuator
    tr | plenta cerrahi | plenta-120-bipolar-microsurgery-generator
    tr | motor konsolu 40 | tarvos-40-surgical-micromotor-console
    en | straight motor handpiece | tarvos-s1-straight-micromotor-handpiece
    tr | stroboskop led | jaspen-led-laryngostroboscope
    tr | frekans cihazı | hertza-4-mhz-ent-radio-frequency-unit
    en | footplate drills | nordane-stapes-footplate-microdrill`,

  'numbers in registers': `
    tr | 09520001005954 | corvane-co2-surgical-laser-console
    tr | DEMO-1085 | corvane-co2-surgical-laser-console
    en | demo1085 | corvane-co2-surgical-laser-console
    tr | 0952000100595 | corvane-co2-surgical-laser-console
    en | UDI 09520001005954 | corvane-co2-surgical-laser-console`,
};

export interface SearchQuery {
  readonly kind: string;
  readonly language: string;
  readonly query: string;
  readonly slug: string;
}

export const searchQueries: readonly SearchQuery[] = Object.entries(lists).flatMap(([kind, list]) =>
  list
    .trim()
    .split('\n')
    .map((line) => {
      const [language = '', query = '', slug = ''] = line.split('|').map((part) => part.trim());
      return { kind, language, query, slug };
    }),
);
