/** The architecture as rules: docs/decisions/0001-folders.md says why. */

/** Layers of `src`, from the lowest to the highest: a layer imports those before it. */
const layers = ['(lib|i18n|api)', 'components', 'features', 'layout', 'pages', 'app'];

const layerRules = layers.slice(0, -1).map((layer, index) => ({
  name: `src-layers-go-one-way-${index}`,
  comment: `${layer} imports no layer above it: ${layers.join(' → ')}.`,
  severity: 'error',
  from: { path: `^src/${layer}/` },
  to: { path: `^src/(${layers.slice(index + 1).join('|')})/` },
}));

const useCase = '(ports|(browse|view|list|read|get|search|resolve|show)-[^/]+)\\.ts$';

const useCases = [
  `^domain/(catalogue|company|news|search|site)/${useCase}`,
  `^domain/(catalogue|company|news|search|site)/[^/]+/${useCase}`,
];

export default {
  forbidden: [
    ...layerRules,
    {
      name: 'desk-is-its-own',
      comment: 'The site has no byte of it.',
      severity: 'error',
      from: { path: '^(src|src-ssr)/', pathNot: '^src/desk/' },
      to: { path: '^src/desk/' },
    },
    {
      name: 'desk-takes-parts-of-pages',
      comment: 'It has pages, layout and features of its own.',
      severity: 'error',
      from: { path: '^src/desk/' },
      to: { path: '^src/', pathNot: '^src/(desk|components|styles|i18n|lib)/' },
    },
    {
      name: 'lib-stands-alone',
      comment: 'i18n and api use lib.',
      severity: 'error',
      from: { path: '^src/lib/' },
      to: { path: '^src/', pathNot: '^src/lib/' },
    },
    {
      name: 'i18n-and-api-do-not-meet',
      severity: 'error',
      from: { path: '^src/(i18n|api)/' },
      to: { path: '^src/(i18n|api)/', pathNot: '^src/$1/' },
    },
    {
      name: 'features-do-not-meet',
      comment: 'What two features share moves down to components or lib, or a page joins them.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'src-has-no-files-at-its-root',
      severity: 'error',
      from: { path: '^(src|src-ssr)/' },
      to: { path: '^src/[^/]+$' },
    },
    {
      name: 'no-two-folders-import-each-other',
      severity: 'error',
      from: {},
      to: { circular: true },
      scope: 'folder',
    },
    {
      name: 'no-subfolder-imports-the-folder-around-it',
      comment: 'The rule above takes a folder and its subfolders for one.',
      severity: 'error',
      from: { path: '^((?:adapters|domain|src)/.+)/[^/]+/[^/]+$' },
      to: { path: '^$1/[^/]+$' },
    },
    {
      name: 'domain-stands-alone',
      comment: 'Business rules know neither packages nor Node nor the outside world.',
      severity: 'error',
      from: { path: '^domain/' },
      to: { pathNot: '^domain/' },
    },
    {
      name: 'shared-imports-nothing',
      severity: 'error',
      from: { path: '^domain/shared/' },
      to: { pathNot: '^domain/shared/' },
    },
    {
      name: 'features-meet-in-shared-content-and-site',
      comment: 'The site has pages of every feature, and staff work on all at the desk.',
      severity: 'error',
      from: { path: '^domain/([^/]+)/', pathNot: '^domain/(content|desk|site)/' },
      to: { path: '^domain/', pathNot: ['^domain/$1/', '^domain/shared/'] },
    },
    {
      name: 'adapters-do-not-meet',
      comment:
        'Only the processes, with their starts, and compose know several adapters. What the process itself offers to each (clock, missing files, child processes) is in adapters/process, what it writes to people in adapters/texts.',
      severity: 'error',
      from: { path: '^adapters/([^/]+)/', pathNot: '^adapters/(compose|start)/' },
      to: { path: '^adapters/', pathNot: ['^adapters/$1/', '^adapters/(process|texts)/'] },
    },
    {
      name: 'adapters-root-holds-the-processes-and-their-wiring',
      severity: 'error',
      from: {},
      to: {
        path: '^adapters/[^/]+$',
        pathNot:
          '^adapters/(main|program|worker|desk|start-worker|start-site|start-desk|commands|compose|config|settings)\\.ts$',
      },
    },
    {
      name: 'traces-are-loaded-where-they-are-set',
      comment: 'OpenTelemetry’s SDK takes time and memory of every start that imports it.',
      severity: 'error',
      from: { path: '^adapters/', pathNot: '^adapters/telemetry/' },
      to: {
        path: '^(adapters/telemetry/|node_modules/@opentelemetry/)',
        dynamic: false,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'config-imports-no-adapter',
      severity: 'error',
      from: { path: '^adapters/(config|settings)\\.ts$' },
      to: { path: '^adapters/', pathNot: '^adapters/settings\\.ts$' },
    },
    {
      name: 'adapters-do-not-know-pages',
      comment: 'The renderer of the build is loaded by its file name.',
      severity: 'error',
      from: { path: '^adapters/' },
      to: { path: '^(src|src-ssr)/' },
    },
    {
      name: 'studio-is-its-own',
      severity: 'error',
      from: { pathNot: '^studio/' },
      to: { path: '^studio/' },
    },
    {
      name: 'pages-are-browser-safe',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(adapters|migrations|src-ssr|scripts)/' },
    },
    {
      name: 'pages-use-no-node',
      severity: 'error',
      from: { path: '^(src|contracts)/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'pages-take-only-types-of-use-cases',
      comment: 'Of the domain, pages take entities with their pure functions, and types.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: useCases, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'contracts-import-zod-domain-and-texts-only',
      comment:
        'What a notation means, as of an e-mail address, is domain, and the same in browser and server.',
      severity: 'error',
      from: { path: '^contracts/' },
      to: { pathNot: ['^contracts/', '^domain/', '^locales/', '^node_modules/zod/'] },
    },
    {
      name: 'nothing-imports-tests',
      severity: 'error',
      from: { pathNot: '^(tests|bench)/' },
      to: { path: '^tests/' },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-unresolvable',
      severity: 'error',
      from: {},
      // The package of types has no code, so that there is no package of its own name.
      to: { couldNotResolve: true, pathNot: '^topojson-specification$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^dist/' },
    parser: 'swc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.json', '.css', '.svg'],
    },
  },
};
