import { join } from 'node:path'

const COMPILED = join(import.meta.dirname, '../../../.cache/compiled')

/** The environment of every program that a test starts. Compiled code is cached, as `npm start` does. */
export const CHILD_ENV = { PATH: process.env.PATH, NODE_COMPILE_CACHE: COMPILED }
