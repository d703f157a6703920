import { type Kysely, sql } from 'kysely'

/** The text in which users are searched, in lower case: computing it for each row took most of a search's time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    DROP INDEX users_search;
    ALTER TABLE users ADD COLUMN searched text NOT NULL GENERATED ALWAYS AS
      (lower(full_name || ' ' || coalesce(email, '') || ' ' || coalesce(member_id, ''))) STORED;
    CREATE INDEX users_search ON users USING gin (searched gin_trgm_ops);
  `.execute(db)
}
