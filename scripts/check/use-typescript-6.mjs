/**
 * Preload for dependency-cruiser (`node --import`), which needs the compiler's JavaScript API. TypeScript 7
 * has none, so this resolves `typescript` to TypeScript 6, installed as typescript-api. Otherwise
 * dependency-cruiser would skip every .ts file and report no problems.
 */
import { registerHooks } from 'node:module'

registerHooks({
  resolve(name, context, next) {
    return next(name.replace(/^typescript(?=\/|$)/, 'typescript-api'), context)
  },
})
import.meta.resolve('typescript-api')
