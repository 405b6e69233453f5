// Who may know whom. docs/contributing.md tells the same in words; scripts/check-boundaries.mjs runs it and sees to it
// that it has looked at every file.

const server = '^apps/server/src/';
const modules = `${server}modules/`;
/** What reads the database: its client, its generated types, and the libraries below. */
const databaseAccess = [
  `${server}database/(client|generated|unavailable)`,
  '(^|/)node_modules/(kysely|pg|prisma|@prisma)/',
];
const fastify = '(^|/)node_modules/(fastify|fastify-plugin|@fastify)/';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Files that need each other are one file, or miss a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'everything-is-found',
      comment: 'An import that leads nowhere is not checked by any rule.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'routes-know-no-database',
      comment: 'Routes know HTTP and the contract; they ask their service.',
      severity: 'error',
      from: { path: `${modules}.+\\.routes\\.ts$` },
      to: { path: [...databaseAccess, `${server}database/`, '\\.repository\\.ts$'] },
    },
    {
      name: 'rules-know-neither-http-nor-database',
      comment: 'Services, policies and mappers know neither Fastify nor how rows are stored.',
      severity: 'error',
      from: { path: `${modules}.+\\.(service|policy|mapper)\\.ts$` },
      to: { path: [...databaseAccess, fastify, `${server}plugins/`] },
    },
    {
      name: 'services-know-no-routes',
      severity: 'error',
      from: { path: modules, pathNot: '(\\.routes|/index)\\.ts$' },
      to: { path: '\\.routes\\.ts$' },
    },
    {
      name: 'repositories-know-no-http',
      comment: 'Repositories neither authorise nor phrase errors.',
      severity: 'error',
      from: { path: `${modules}.+\\.repository\\.ts$` },
      to: { path: [`${server}(http|plugins)/`, fastify, '\\.(service|policy|mapper)\\.ts$'] },
    },
    {
      name: 'modules-have-a-door',
      comment: 'Another module is entered through its service or its index.',
      severity: 'error',
      from: { path: `${modules}([^/]+)/` },
      to: { path: modules, pathNot: [`${modules}$1/`, `${modules}[^/]+/(index|[^/]+\\.service)\\.ts$`] },
    },
    {
      name: 'the-rest-of-the-server-knocks-too',
      comment: 'Only app.ts and services.ts, which put the application together, may take modules apart.',
      severity: 'error',
      from: { path: server, pathNot: [modules, `${server}(app|services)\\.ts$`] },
      to: { path: modules, pathNot: `${modules}[^/]+/(index|[^/]+\\.service)\\.ts$` },
    },
    {
      name: 'ports-and-http-stand-below',
      comment: 'What all modules use knows none of them.',
      severity: 'error',
      from: { path: `${server}(ports|http|time)/` },
      to: { path: [modules, `${server}(plugins|database)/`, `${server}(app|main)\\.ts$`] },
    },
    {
      name: 'nobody-imports-the-composition',
      severity: 'error',
      from: { path: server, pathNot: `${server}(main\\.ts$|startup/)` },
      to: { path: `${server}(app|main)\\.ts$` },
    },
    {
      name: 'contract-knows-nobody',
      comment: 'Both sides read the contract: it may only know zod.',
      severity: 'error',
      from: { path: '^packages/contract/src/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^packages/contract/src/', '(^|/)node_modules/zod/'] },
    },
    {
      name: 'texts-know-nobody',
      severity: 'error',
      from: { path: '^packages/i18n/src/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^packages/i18n/src/', '(^|/)node_modules/i18next/'] },
    },
    {
      name: 'server-knows-no-web',
      severity: 'error',
      from: { path: '^apps/server/' },
      to: { path: '^(apps/web|e2e)/' },
    },
    {
      name: 'web-knows-no-server',
      severity: 'error',
      from: { path: '^apps/web/' },
      to: { path: '^(apps/server|e2e)/' },
    },
    {
      name: 'features-are-strangers',
      comment: 'A feature never imports another: screens put them together.',
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+)/' },
      to: { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
    },
    {
      name: 'features-know-no-screens',
      severity: 'error',
      from: { path: '^apps/web/src/(features|components|lib)/' },
      to: { path: '^apps/web/src/(app/|main\\.tsx$)' },
    },
    {
      name: 'components-know-no-features',
      severity: 'error',
      from: { path: '^apps/web/src/(components|lib)/' },
      to: { path: '^apps/web/src/features/' },
    },
    {
      name: 'lib-knows-no-components',
      severity: 'error',
      from: { path: '^apps/web/src/lib/' },
      to: { path: '^apps/web/src/components/' },
    },
    {
      name: 'production-needs-no-tests',
      severity: 'error',
      from: { path: '^(apps|packages)/[^/]+/src/', pathNot: '\\.test\\.tsx?$' },
      to: { path: ['^(apps|packages)/[^/]+/test/', '\\.test\\.tsx?$'] },
    },
    {
      name: 'production-needs-no-development-packages',
      comment: 'What runs is installed without them. Types are gone by then.',
      severity: 'error',
      from: { path: '^(apps|packages)/[^/]+/src/', pathNot: '\\.test\\.tsx?$' },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only', 'pre-compilation-only'] },
    },
    {
      name: 'packages-are-declared',
      comment: 'A package that another brought along can leave with it.',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
  ],
  options: {
    doNotFollow: { path: ['(^|/)node_modules/', '/generated/'] },
    exclude: { path: '\\.(css|json|webp|svg|woff2)$' },
    // Types count: a service that knows a row's generated type knows the database.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },

    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.d.ts'],
    },
  },
};
