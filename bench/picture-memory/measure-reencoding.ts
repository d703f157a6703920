/**
 * A child process: re-encodes the picture file given as its argument for two users at the same moment, and prints
 * the memory that this took and the time for each.
 */
import { readFileSync } from 'node:fs'
import { reencodePicture } from '#server/storage/pictures.ts'

const SAMPLE_MS = 2
const USERS = ['asha', 'ravi']

const picture = readFileSync(process.argv[2] ?? '')
const memoryBefore = process.memoryUsage.rss()
const timeBefore = process.cpuUsage()
let peak = memoryBefore
// Sampled, because the system's peak includes the parent's memory before the fork.
const sampling = setInterval(() => {
  peak = Math.max(peak, process.memoryUsage.rss())
}, SAMPLE_MS)
await Promise.all(USERS.map((user) => reencodePicture(user, picture)))
clearInterval(sampling)
const { user, system } = process.cpuUsage(timeBefore)
const megabytes = (peak - memoryBefore) / 1_000_000
console.log(JSON.stringify({ megabytes, seconds: (user + system) / 1_000_000 / USERS.length }))
