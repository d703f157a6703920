/** The import walls of docs/architecture.md. Every comment says where the code belongs instead. */
const TEST = '[.]test[.]tsx?$|^(server|web)/testing/'

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment:
        'Two files that import each other are one idea: merge them, or move what both need below them.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'imports-resolve',
      comment: 'An import that leads nowhere passes every wall: correct its path.',
      severity: 'error',
      from: {},
      // Vite finds what ends in ?url, and its build fails where there is nothing.
      to: { couldNotResolve: true, pathNot: '[?]url$' },
    },
    {
      name: 'domain-stands-alone',
      comment:
        'A rule of the hall needs nothing but other rules. What it needs from outside is passed in.',
      severity: 'error',
      from: { path: '^shared/domain/', pathNot: TEST },
      to: { pathNot: '^shared/domain/' },
    },
    {
      name: 'contract-knows-domain-and-zod',
      comment:
        'The contract says what is on the wire. Steps in serving a call belong in server/features.',
      severity: 'error',
      from: { path: '^shared/contract/', pathNot: TEST },
      to: { pathNot: '^shared/|^node_modules/zod/' },
    },
    {
      name: 'web-and-server-meet-in-shared',
      comment: 'web and server never import each other. What both need belongs in shared.',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^server/' },
    },
    {
      name: 'server-and-web-meet-in-shared',
      comment: 'web and server never import each other. What both need belongs in shared.',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^web/' },
    },
    {
      name: 'server-features-stand-apart',
      comment:
        'A feature imports no other feature. A shared step belongs in server/http or server/db, a shared rule in shared/domain.',
      severity: 'error',
      from: { path: '^server/features/([^/]+)/' },
      to: { path: '^server/features/', pathNot: '^server/features/$1/' },
    },
    {
      name: 'server-features-are-on-top',
      comment:
        'Only server/app.ts knows the features. What one of them shares with the rest belongs below it, in server/http or server/db.',
      severity: 'error',
      from: { path: '^server/', pathNot: `^server/features/|^server/app[.]ts$|${TEST}` },
      to: { path: '^server/features/' },
    },
    {
      name: 'web-features-stand-apart',
      comment:
        'A feature imports no other feature. A shared part belongs in web/ui, a shared query in web/api, a shared rule in shared/domain.',
      severity: 'error',
      from: { path: '^web/features/([^/]+)/' },
      to: { path: '^web/features/', pathNot: '^web/features/$1/' },
    },
    {
      name: 'web-features-are-on-top',
      comment:
        'Only web/app knows the features. What one of them shares with the rest belongs below it, in web/ui, web/api, web/session or web/passes.',
      severity: 'error',
      from: { path: '^web/(api|session|passes|scanning|hall|ui)/', pathNot: TEST },
      to: { path: '^web/(features|app)/' },
    },
    {
      name: 'demo-stands-apart',
      comment:
        'Only web/app opens the demo, and only in demo mode: what it shares with ordinary sessions belongs in shared/domain or web/session.',
      severity: 'error',
      from: { path: '^web/(?!app/|demo/)' },
      to: { path: '^web/demo/' },
    },
    {
      name: 'demo-knows-no-screens',
      comment: 'The demo answers calls as the server does; it does not know who asks.',
      severity: 'error',
      from: { path: '^web/demo/' },
      to: { path: '^web/(features|app)/' },
    },
    {
      name: 'web-features-know-no-app',
      comment:
        'web/app puts the features together; a feature does not know where it stands. What it needs of the app belongs in web/session.',
      severity: 'error',
      from: { path: '^web/features/' },
      to: { path: '^web/app/' },
    },
    {
      name: 'ui-names-no-noun',
      comment:
        'web/ui holds widgets that know no noun of ours. What knows one belongs in web/features.',
      severity: 'error',
      from: { path: '^web/ui/', pathNot: TEST },
      to: { path: '^web/(?!ui/)|^shared/contract/' },
    },
    {
      name: 'sql-stays-in-db',
      comment: 'Queries live in server/db, one file per noun; a use case calls them by name.',
      severity: 'error',
      from: { path: '^server/', pathNot: `^server/db/|${TEST}` },
      to: { path: '^node_modules/(kysely|pg|pg-pool)/' },
    },
    {
      name: 'web-takes-zod-mini',
      comment: 'Full zod costs 17 KB in the browser: import zod/mini.',
      severity: 'error',
      from: { path: '^(web|shared)/' },
      to: { path: '^node_modules/zod/(index[.]|v4/index[.]|v4/classic/|v3/)' },
    },
    {
      name: 'bench-takes-what-it-measures',
      comment:
        'A benchmark measures what ships, so it may take what it measures: reading codes (web/scanning), the passes as the web (web/passes) and the mail (server/mail) draw them, and of the server what a hall to be measured is made with. A new benchmark adds its own here.',
      severity: 'error',
      from: { path: '^bench/' },
      to: {
        path: '^(web|server)/',
        pathNot:
          '^web/(scanning|passes)/|^web/features/tour/visitor-pass(-state)?[.]ts$|^web/ui/fitted-size[.]ts$|^server/(mail|db|seed|passwords)/|^server/(app|config|services)[.]ts$|^server/features/auth/tokens[.]ts$',
      },
    },
    {
      name: 'bench-is-a-leaf',
      comment:
        'Nothing that ships or tests imports a benchmark: move the shared part out of bench.',
      severity: 'error',
      from: { path: '^(shared|server|web|e2e)/' },
      to: { path: '^bench/' },
    },
    {
      name: 'tests-are-leaves',
      comment:
        'Nothing that ships imports a test or its tools: move the shared part out of the test.',
      severity: 'error',
      from: { path: '^(shared|server|web|bench)/', pathNot: TEST },
      to: { path: TEST },
    },
    {
      name: 'server-runs-on-installed-packages',
      comment:
        'The server starts without the packages of development: list the package under dependencies.',
      severity: 'error',
      from: { path: '^(server|shared)/', pathNot: TEST },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'] },
    },
  ],
  options: {
    doNotFollow: { path: '^node_modules/' },
    // Types count too: what one side must not know, it must not name.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      // The `imports` and `exports` of package.json, as Node.js and Vite read them.
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
}
