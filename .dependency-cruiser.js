/** The architecture as rules: docs/decisions/0005-architecture-rules.md says why. */

const useCaseFiles = '^domain/[^/]+/(ports|browse-|view-|list-|search-products|read-|introduce-)';

export default {
  forbidden: [
    {
      name: 'domain-stands-alone',
      comment: 'Business rules know neither packages nor Node nor the outside world.',
      severity: 'error',
      from: { path: '^domain/' },
      to: { pathNot: '^domain/' },
    },
    {
      name: 'features-meet-in-shared',
      severity: 'error',
      from: { path: '^domain/([^/]+)/', pathNot: '^domain/shared/' },
      to: { path: '^domain/', pathNot: ['^domain/$1/', '^domain/shared/'] },
    },
    {
      name: 'adapters-do-not-meet',
      comment: 'Only the files directly in adapters/ know several adapters.',
      severity: 'error',
      from: { path: '^adapters/([^/]+)/' },
      to: { path: '^adapters/', pathNot: '^adapters/$1/' },
    },
    {
      name: 'adapters-do-not-know-pages',
      comment: 'The composition root may know the type of the interface that pages ask for data.',
      severity: 'error',
      from: { path: '^adapters/', pathNot: '^adapters/compose\\.ts$' },
      to: { path: '^(src|src-ssr)/' },
    },
    {
      name: 'compose-knows-only-the-page-api',
      severity: 'error',
      from: { path: '^adapters/compose\\.ts$' },
      to: { path: '^(src|src-ssr)/', pathNot: '^src/api/api\\.ts$' },
    },
    {
      name: 'pages-are-browser-safe',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(adapters|migrations|src-ssr|scripts)/', pathNot: '^adapters/http/contracts/' },
    },
    {
      name: 'pages-use-no-node',
      severity: 'error',
      from: { path: '^(src|adapters/http/contracts)/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'pages-take-only-types-of-use-cases',
      comment: 'Of the domain, pages take entities with their pure functions, and types.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: useCaseFiles, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'contracts-import-zod-only',
      severity: 'error',
      from: { path: '^adapters/http/contracts/' },
      to: { pathNot: ['^adapters/http/contracts/', '^node_modules/zod/'] },
    },
    {
      name: 'one-reader-of-the-environment',
      comment: 'Everybody else gets a Config.',
      severity: 'error',
      from: { path: '^(adapters/[^/]+/|src|src-ssr|domain|migrations)' },
      to: { path: '^adapters/config\\.ts$' },
    },
    {
      name: 'nothing-imports-tests',
      severity: 'error',
      from: { pathNot: '^(tests|bench)/' },
      to: { path: '^tests/' },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
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
