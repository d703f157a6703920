/**
 * dependency-cruiser reads TypeScript by the compiler's JavaScript API, which TypeScript 7 has not:
 * loaded before it (`node --import`), this gives it TypeScript 6, installed as typescript-api.
 * Without it dependency-cruiser would skip every .ts file and find nothing wrong.
 */
import { registerHooks } from 'node:module'

registerHooks({
  resolve(name, context, next) {
    return next(name.replace(/^typescript(?=\/|$)/, 'typescript-api'), context)
  },
})
import.meta.resolve('typescript-api')
