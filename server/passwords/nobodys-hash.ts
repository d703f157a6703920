/**
 * A hash of 32 random bytes that nobody kept, made with the parameters of `argon2-work.ts`. The
 * password of an unknown user is compared with it, so that the answer takes as long as any other.
 */
export const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$0cSfm/Be7ck1+SkJUVKmVw$sAcmrnydQit5prwVWYOE2+qaCEHb+W3ZVCgGPKxQ77Q'
