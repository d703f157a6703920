/** The import rules of docs/architecture.md. Each comment says where the code belongs instead. */
const TEST = '[.]test[.]tsx?$|^(server|web)/testing/'
/** The files of the contract without schemas, which the browser loads. */
const SCHEMALESS =
  '^shared/contract/((desk-|gate-|own-)?endpoints|errors|field-problems|door/gate-signature|refusal-reply|wire-names)[.]ts$'
const REFUSAL_REPLY = '^shared/contract/refusal-reply[.]ts$'

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment:
        'Two files that import each other are one idea. Merge them, or move the shared part into a third file.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'imports-resolve',
      comment: 'The rules below cannot check an import that does not resolve. Correct its path.',
      severity: 'error',
      from: {},
      // Vite resolves imports that end in ?url, and its build fails if the file is missing.
      to: { couldNotResolve: true, pathNot: '[?]url$' },
    },
    {
      name: 'domain-imports-only-domain',
      comment: 'Domain rules import only other domain rules. Pass in anything else as a parameter.',
      severity: 'error',
      from: { path: '^shared/domain/', pathNot: TEST },
      to: { pathNot: '^shared/domain/' },
    },
    {
      name: 'contract-imports-domain-and-zod',
      comment:
        'The contract defines what goes over the wire. Steps in handling a call belong in server/features, conversions of records in shared/replies.',
      severity: 'error',
      from: { path: '^shared/contract/', pathNot: `${REFUSAL_REPLY}|${TEST}` },
      to: { pathNot: '^shared/(contract|domain)/|^node_modules/zod/' },
    },
    {
      name: 'refusal-reply-also-knows-words',
      comment:
        'The reply for a refusal fills values into its sentence, so of the contract only this file imports words.',
      severity: 'error',
      from: { path: REFUSAL_REPLY },
      to: { pathNot: '^shared/(contract|domain|words)/' },
    },
    {
      name: 'replies-know-contract-and-domain',
      comment:
        'Replies convert records to the contract. Pass in what only the server or the demo knows.',
      severity: 'error',
      from: { path: '^shared/replies/', pathNot: TEST },
      to: { pathNot: '^shared/(replies|contract|domain)/' },
    },
    {
      name: 'words-know-domain',
      comment: 'Tables of sentences import only the domain, whose terms are their keys.',
      severity: 'error',
      from: { path: '^shared/words/', pathNot: TEST },
      to: { pathNot: '^shared/(words|domain)/' },
    },
    {
      name: 'sample-knows-domain',
      comment:
        'Sample names and details import only the domain. Rows and events belong in server/seed or web/demo.',
      severity: 'error',
      from: { path: '^shared/sample/', pathNot: TEST },
      to: { pathNot: '^shared/(sample|domain)/|^node_modules/pure-rand/' },
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
      comment:
        'web and server never import each other. What both need belongs in shared. Only the test that compares the server with the demo imports both.',
      severity: 'error',
      from: { path: '^server/', pathNot: '^server/(testing/demo-cases/|app-demo[.]test[.]ts$)' },
      to: { path: '^web/' },
    },
    {
      name: 'server-features-are-independent',
      comment:
        'Features do not import each other. A shared step belongs in the folder of server/ for its noun (settlement, ledger, codes, email-change, erasure, second-factor, door, push), what every call goes through in server/http, a query in server/db, a shared rule in shared/domain.',
      severity: 'error',
      from: { path: '^server/features/([^/]+)/' },
      to: { path: '^server/features/', pathNot: '^server/features/$1/' },
    },
    {
      name: 'only-app-imports-server-features',
      comment:
        'Only server/app.ts imports features. Code that a feature shares with the rest belongs in the folder of server/ for its noun (settlement, ledger, codes, email-change, erasure, second-factor, door, push), in server/http or in server/db.',
      severity: 'error',
      from: { path: '^server/', pathNot: `^server/features/|^server/app[.]ts$|${TEST}` },
      to: { path: '^server/features/' },
    },
    {
      name: 'web-features-are-independent',
      comment:
        'Features do not import each other. A shared component belongs in web/ui, a shared query in web/api, a shared rule in shared/domain.',
      severity: 'error',
      from: { path: '^web/features/([^/]+)/' },
      to: { path: '^web/features/', pathNot: '^web/features/$1/' },
    },
    {
      name: 'only-app-imports-web-features',
      comment:
        'Only web/app imports features. Code that a feature shares with the rest belongs in web/ui, web/api, web/session, web/hall, web/offline or web/passes.',
      severity: 'error',
      from: {
        path: '^web/(api|session|passes|scanning|gate|hall|offline|service-worker|ui)/',
        pathNot: TEST,
      },
      to: { path: '^web/(features|app)/' },
    },
    {
      name: 'only-app-imports-demo',
      comment:
        'Only web/app loads the demo, and only in demo mode. Code that it shares with ordinary sessions belongs in shared/domain or web/session.',
      severity: 'error',
      from: { path: '^web/(?!app/|demo/)', pathNot: TEST },
      to: { path: '^web/demo/' },
    },
    {
      name: 'demo-does-not-import-screens',
      comment: 'The demo replies to calls like the server and does not depend on screens.',
      severity: 'error',
      from: { path: '^web/demo/' },
      to: { path: '^web/(features|app)/' },
    },
    {
      name: 'web-features-do-not-import-app',
      comment:
        'web/app composes the features; a feature does not import the app. Code that it needs from there belongs in web/session.',
      severity: 'error',
      from: { path: '^web/features/' },
      to: { path: '^web/app/' },
    },
    {
      name: 'ui-knows-no-nouns',
      comment:
        'web/ui contains widgets that know none of our nouns. A component that knows one belongs in web/features.',
      severity: 'error',
      from: { path: '^web/ui/', pathNot: TEST },
      to: { path: '^web/(?!ui/)|^shared/contract/' },
    },
    {
      name: 'web-decides-by-code',
      comment:
        'A screen decides by the code of a refusal (isRefusal in web/api/client.ts) and shows what the server says of it. The sentences are for the server and the demo.',
      severity: 'error',
      from: { path: '^web/(?!demo/)', pathNot: TEST },
      to: { path: '^shared/contract/errors[.]ts$' },
    },
    {
      name: 'sql-stays-in-db',
      comment: 'Queries belong in server/db, one file per noun. Use cases call them by name.',
      severity: 'error',
      from: { path: '^server/', pathNot: `^server/db/|${TEST}` },
      to: { path: '^node_modules/(kysely|pg|pg-pool)/' },
    },
    {
      name: 'contract-uses-zod-mini',
      comment: 'The contract uses the types of zod/mini. Import it instead of zod.',
      severity: 'error',
      from: { path: '^shared/' },
      to: { path: '^node_modules/zod/(index[.]|v4/index[.]|v4/classic/|v3/)' },
    },
    {
      name: 'web-loads-no-schemas',
      comment:
        'The server validates requests and replies; the browser needs only endpoints and types. Import calls from shared/contract/endpoints.ts, desk-endpoints.ts, gate-endpoints.ts or own-endpoints.ts and everything else of the contract with `import type`.',
      severity: 'error',
      from: { path: '^web/', pathNot: TEST },
      to: {
        path: '^shared/contract/|^node_modules/zod/',
        pathNot: SCHEMALESS,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'contract-of-the-browser-has-no-schemas',
      comment: 'The browser loads this file of the contract. Put schemas into another file.',
      severity: 'error',
      from: { path: SCHEMALESS },
      to: { pathNot: `^shared/(domain|words)/|${SCHEMALESS}`, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'bench-imports-what-it-measures',
      comment:
        'Benchmarks may import the shipped code that they measure: code reading (web/scanning), passes as drawn by the web app (web/passes) and the emails (server/mail), the re-encoding of pictures, the PDFs of receipts, the codes of the door, and the parts of the server that set up a test app. A new benchmark adds its imports here.',
      severity: 'error',
      from: { path: '^bench/' },
      to: {
        path: '^(web|server)/',
        pathNot:
          '^web/(scanning|passes)/|^web/features/tour/pass/visitor-pass(-state)?[.]ts$|^web/ui/photo/images[.]ts$|^server/(config|db|mail|papers|passwords|seed)/|^server/(app|services)[.]ts$|^server/features/auth/tokens[.]ts$|^server/storage/pictures[.]ts$|^server/door/(door-keys|gate-pin|pass-codes)[.]ts$',
      },
    },
    {
      name: 'nothing-imports-bench',
      comment:
        'Shipped code and tests do not import benchmarks. Move the shared part out of bench.',
      severity: 'error',
      from: { path: '^(shared|server|web|e2e)/' },
      to: { path: '^bench/' },
    },
    {
      name: 'nothing-imports-tests',
      comment:
        'Shipped code does not import tests or test tools. Move the shared part out of the test.',
      severity: 'error',
      from: { path: '^(shared|server|web|bench)/', pathNot: TEST },
      to: { path: TEST },
    },
    {
      name: 'server-uses-production-packages',
      comment: 'The server runs without development packages. List the package under dependencies.',
      severity: 'error',
      from: { path: '^(server|shared)/', pathNot: TEST },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'] },
    },
  ],
  options: {
    doNotFollow: { path: '^node_modules/' },
    // Type imports count too.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      // Resolves the `imports` and `exports` of package.json like Node.js and Vite.
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
}
